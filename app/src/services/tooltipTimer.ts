import { TOOLTIP } from '@machine/contract';

/** Shows a tooltip after the delay, and the next one at once if it follows soon. */
export function createTooltipTimer<Target>(show: (target: Target | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  let hiddenAt = -Infinity;
  return {
    enter(target: Target): void {
      clearTimeout(timer);
      const isSoon = isShown || Date.now() - hiddenAt < TOOLTIP.skipDelayMs;
      timer = setTimeout(
        () => {
          isShown = true;
          show(target);
        },
        isSoon ? 0 : TOOLTIP.delayMs,
      );
    },
    leave(): void {
      clearTimeout(timer);
      if (!isShown) return;
      isShown = false;
      hiddenAt = Date.now();
      show(null);
    },
  };
}
