import type { Attachment } from 'svelte/attachments';

const FAR = 40;

/** A swipe to the side: 1 to the next, -1 back. Up and down still scroll. */
export const swipe =
  (run: (by: 1 | -1) => void): Attachment<HTMLElement> =>
  (node) => {
    let start: PointerEvent | null = null;
    const down = (event: PointerEvent) => (start = event);
    const up = (event: PointerEvent) => {
      const x = start ? event.clientX - start.clientX : 0;
      const y = start ? event.clientY - start.clientY : 0;
      start = null;
      if (Math.abs(x) > FAR && Math.abs(x) > Math.abs(y)) run(x < 0 ? 1 : -1);
    };
    node.style.touchAction = 'pan-y pinch-zoom';
    node.addEventListener('pointerdown', down);
    window.addEventListener('pointerup', up);
    return () => {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointerup', up);
    };
  };
