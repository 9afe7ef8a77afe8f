const TIME = 460;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Moves elements from where they are to where a change of the page puts them. */
export async function glide(elements: Element[], changed: () => Promise<void>): Promise<void> {
  const before = elements.map((element) => element.getBoundingClientRect());
  await changed();
  for (const [at, element] of elements.entries()) {
    const from = before[at]!;
    const to = element.getBoundingClientRect();
    if (!from.width || !to.width || (from.x === to.x && from.y === to.y && from.width === to.width)) continue;
    const move = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    element.animate(
      [
        { transformOrigin: '0 0', transform: move },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      {
        duration: TIME,
        easing: EASE,
      },
    );
  }
}
