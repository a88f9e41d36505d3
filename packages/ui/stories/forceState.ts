import { addForcedSelectors, classOf } from './forcedSelectors.ts';

/** For each interaction state: pseudo-classes of the control, those shared with its ancestors, and React Aria's attributes. */
const FORCED = {
  hover: { own: [], shared: ['hover'], attributes: ['data-hovered'] },
  focus: {
    own: ['focus', 'focus-visible'],
    shared: ['focus-within'],
    attributes: ['data-focused', 'data-focus-visible'],
  },
  pressed: { own: [], shared: ['hover', 'active'], attributes: ['data-hovered', 'data-pressed'] },
} as const;

export type ForcedState = keyof typeof FORCED;

export const FORCED_STATES = Object.keys(FORCED) as ForcedState[];

const CONTROLS = 'a[href], button, input, textarea, [role="tab"], [role="menuitem"], [role="option"]';

/** Renders every control in `root` (or `root` itself) as if it were hovered, focused or pressed. For stories only. */
export function forceState(root: Element, state: ForcedState) {
  addForcedSelectors();
  const { own, shared, attributes } = FORCED[state];
  for (const control of [root, ...root.querySelectorAll(CONTROLS)].filter((element) => element.matches(CONTROLS))) {
    control.classList.add(...own.map(classOf));
    for (let element: Element | null = control; element && root.contains(element); element = element.parentElement) {
      element.classList.add(...shared.map(classOf));
      if (element.matches('[data-rac]')) for (const attribute of attributes) element.setAttribute(attribute, 'true');
    }
    // The focused tab is the one in the tab order.
    if (state === 'focus' && control.matches('[role="tab"]')) control.setAttribute('tabindex', '0');
    // Hovering a menu item also focuses it.
    if (control.matches('[role="menuitem"]')) control.setAttribute('data-focused', 'true');
  }
}
