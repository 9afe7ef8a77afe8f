import type { Attachment } from 'svelte/attachments';

const LONG = 420;
const STILL = 10;

/**
 * Holding, a right click, or the keyboard's menu key. The click that ends a hold is swallowed, so that looking
 * closely at a card does not mark it.
 */
export const hold =
  (run: () => void): Attachment<HTMLElement> =>
  (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let held = false;

    const down = (event: PointerEvent) => {
      held = false;
      start = { x: event.clientX, y: event.clientY };
      if (event.button !== 0) return;
      timer = setTimeout(() => {
        held = true;
        run();
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(timer);
    };
    const up = () => clearTimeout(timer);
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      clearTimeout(timer);
      if (!held) run();
      held = (event as PointerEvent).pointerType === 'touch';
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    for (const type of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(type, up);
    node.addEventListener('click', click, true);
    node.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      for (const type of ['pointerup', 'pointercancel', 'pointerleave']) node.removeEventListener(type, up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('contextmenu', menu);
    };
  };
