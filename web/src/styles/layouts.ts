/**
 * The layouts of every screen. Styles ask with `@media (--desk)`, scripts with `layout.desk`.
 * Three share all windows between them: phone, tablet, desk. The others are parts or unions of these.
 */
export const LAYOUTS = {
  phone: '(max-width: 639.98px)',
  tablet:
    '(min-width: 640px) and (max-width: 1099.98px), (min-width: 640px) and (max-height: 560px), (min-width: 640px) and (max-aspect-ratio: 1/1)',
  desk: '(min-width: 1100px) and (min-height: 560.02px) and (min-aspect-ratio: 1/1)',
  /** A tablet or a desk. */
  large: '(min-width: 640px)',
  /** A tablet on its side, or a desk: there is room beside the pictures. */
  wide: '(min-width: 900px) and (min-height: 560.02px) and (min-aspect-ratio: 1/1)',
  /** A phone on its side. */
  aside: '(min-width: 640px) and (max-height: 560px)',
  /** A phone, upright or on its side. */
  small: '(max-width: 639.98px), (max-height: 560px)',
  /** A phone tall enough for five rows of pictures; `short` where it is not. */
  tall: '(max-width: 639.98px) and (max-aspect-ratio: 11/20)',
  short: '(max-width: 639.98px) and (min-aspect-ratio: 1101/2000)',
  /** Little height, as on a laptop or on a phone between its browser's bars. */
  low: '(max-height: 800px)',
} as const;

export type Layout = keyof typeof LAYOUTS;
