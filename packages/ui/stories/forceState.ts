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

const classOf = (pseudoClass: string) => `forced-${pseudoClass}`;

const processed = new WeakSet<CSSStyleSheet>();

/** Adds a `.forced-*` twin of the same specificity to every selector with an interaction pseudo-class. */
function addForcedSelectors() {
  for (const sheet of document.styleSheets) {
    if (processed.has(sheet)) continue;
    processed.add(sheet);
    addForcedSelectorsTo(sheet.cssRules);
  }
}

const PSEUDO_CLASS = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
/** A negated pseudo-class must not get a twin, which would match every element without the class. */
const NEGATED = /:not\([^)]*:(hover|active|focus)/;

function addForcedSelectorsTo(rules: CSSRuleList) {
  for (const rule of rules) {
    if (
      rule instanceof CSSStyleRule &&
      rule.selectorText.search(PSEUDO_CLASS) >= 0 &&
      !NEGATED.test(rule.selectorText)
    ) {
      const twin = rule.selectorText.replace(PSEUDO_CLASS, (_, name: string) => `.${classOf(name)}`);
      rule.selectorText = `${rule.selectorText}, ${twin}`;
    }
    if ('cssRules' in rule) addForcedSelectorsTo(rule.cssRules as CSSRuleList);
  }
}
