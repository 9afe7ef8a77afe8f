const SOON = 400;
const NEAR = 40;
let last = { time: -Infinity, x: 0, y: 0 };

const isAgain = ({ timeStamp, clientX, clientY }: MouseEvent) =>
  timeStamp - last.time < SOON && Math.hypot(clientX - last.x, clientY - last.y) < NEAR;

/**
 * The second click of a double click is for what was there before, not for what came in its place. Browsers count
 * the clicks of a mouse; on phones they count no taps, so those are known by when and where they are.
 */
export const once =
  (run: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    const byHand = event.detail > 0 && (event as PointerEvent).pointerType !== 'mouse';
    if (event.detail > 1 || (byHand && isAgain(event))) return;
    if (byHand) last = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    run?.();
  };
