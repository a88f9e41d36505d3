import { TOOLTIP } from '@machine/contract/constants.ts';
import { createStore, type Store } from './store.ts';

export type Tooltips<Target> = {
  /** What a tooltip explains now. Its part of the code may load later than this is set. */
  store: Store<Target | null>;
  /** Called with what the pointer or the focus is at; null if that has no tooltip. */
  enter: (target: Target | null) => void;
};

/** Chooses a tooltip after the delay, and the next one at once if it follows soon. */
export function createTooltips<Target>(): Tooltips<Target> {
  const store = createStore<Target | null>(null);
  let entered: Target | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = -Infinity;
  return {
    store,
    enter(target) {
      // Moving between the parts of a target doesn't start its delay again.
      if (target === entered) return;
      entered = target;
      clearTimeout(timer);
      const isShown = store.get() !== null;
      if (target !== null) {
        const isSoon = isShown || Date.now() - hiddenAt < TOOLTIP.skipDelayMs;
        timer = setTimeout(() => store.set(target), isSoon ? 0 : TOOLTIP.delayMs);
      } else if (isShown) {
        hiddenAt = Date.now();
        store.set(null);
      }
    },
  };
}
