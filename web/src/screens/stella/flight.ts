import type { Attachment } from 'svelte/attachments';
import './flight.css';

const AFTER = 700;
const LASTS = 520;
const APART = 90;
const STAR = 20;
/** When the first star reaches its slate: by then the outcome is on the stage. */
export const LANDS = AFTER + LASTS;

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, there: width > 0 };
};

/** Stars fly from the players round the shown card to their slates, one after another. */
export const flight =
  (stars: readonly number[]): Attachment<HTMLElement> =>
  (node) => {
    if (isStill()) return;
    const flying = new Set<HTMLElement>();

    function fly(from: Element, to: Element, index: number) {
      const [start, end] = [middle(from), middle(to)];
      if (!start.there || !end.there) return;
      const star = document.createElement('i');
      star.className = 'flying-star';
      star.setAttribute('aria-hidden', 'true');
      Object.assign(star.style, { left: `${start.x - STAR / 2}px`, top: `${start.y - STAR / 2}px` });
      node.append(star);
      flying.add(star);
      const [x, y] = [end.x - start.x, end.y - start.y];
      const land = star.animate(
        [
          { transform: 'translate(0, 0) scale(1.5)', opacity: 0, offset: 0 },
          { transform: 'translate(0, 0) scale(1.5)', opacity: 1, offset: 0.15 },
          { transform: `translate(${x * 0.4}px, ${y * 0.5 - 36}px) scale(1.4) rotate(90deg)`, offset: 0.55 },
          { transform: `translate(${x}px, ${y}px) scale(0.8) rotate(144deg)`, opacity: 1, offset: 0.95 },
          { transform: `translate(${x}px, ${y}px) scale(0.6) rotate(144deg)`, opacity: 0, offset: 1 },
        ],
        {
          duration: LASTS,
          delay: index * APART,
          easing: 'cubic-bezier(0.16, 0.84, 0.3, 1)',
          fill: 'backwards',
        },
      );
      land.onfinish = land.oncancel = () => star.remove();
    }
    const timer = setTimeout(() => {
      stars.forEach((count, seat) => {
        const from = node.querySelector(`[data-stars-of="${seat}"]`);
        const to = node.querySelector(`[data-slate-of="${seat}"]`);
        if (from && to) for (let index = 0; index < count; index++) fly(from, to, index);
      });
    }, AFTER);
    return () => {
      clearTimeout(timer);
      for (const star of flying) star.remove();
    };
  };
