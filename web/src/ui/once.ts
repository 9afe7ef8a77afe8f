/** The second click of a double click is for what was there before, not for what came in its place. */
export const once =
  (run: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) run?.();
  };
