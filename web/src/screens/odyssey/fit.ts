interface Fit {
  columns: number;
  /** The width of a card; it is half as high again. */
  width: number;
}
interface Room {
  gap?: number;
  /** Room below every card, such as for a name. */
  caption?: number;
  /** By how much of its width a card may lie under its neighbour. */
  overlap?: number;
  /** A card is never wider than this. */
  most?: number;
}

/** A card alone in the last row looks lost: that must be worth it. */
const LONE = 0.93;

/** How many columns give the largest cards; the rows are then as even as they can be. */
export function fit(count: number, width: number, height: number, room: Room = {}): Fit {
  const { gap = 10, caption = 0, overlap = 0, most = Infinity } = room;
  let best = { rows: 1, width: 0, worth: 0 };
  for (let columns = count; columns >= 1; columns--) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / (columns - overlap * (columns - 1));
    const high = (((height - gap * (rows - 1)) / rows - caption) * 2) / 3;
    const card = Math.floor(Math.min(wide, high, most));
    const worth = rows > 1 && count % Math.ceil(count / rows) === 1 ? card * LONE : card;
    if (worth > best.worth) best = { rows, width: card, worth };
  }
  return { columns: Math.max(1, Math.ceil(count / best.rows)), width: Math.max(0, best.width) };
}
