/**
 * What only a mouse, a finger or a key brings about: the pseudo-classes that the browser gives to a control and to what
 * stands around it, and the attributes by which React Aria tells the same.
 */
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

/** Draws every control in `root`, or `root` itself, as if it were hovered, focused or pressed. For stories alone. */
export function forceState(root: Element, state: ForcedState) {
  mirrorSheets();
  const { own, shared, attributes } = FORCED[state];
  for (const control of [root, ...root.querySelectorAll(CONTROLS)].filter((element) => element.matches(CONTROLS))) {
    control.classList.add(...own.map(classOf));
    for (let element: Element | null = control; element && root.contains(element); element = element.parentElement) {
      element.classList.add(...shared.map(classOf));
      if (element.matches('[data-rac]')) for (const attribute of attributes) element.setAttribute(attribute, 'true');
    }
    // Of the tabs in a list, Tab reaches the one that has the focus.
    if (state === 'focus' && control.matches('[role="tab"]')) control.setAttribute('tabindex', '0');
    // The mouse, too, brings the focus to an entry of a menu.
    if (control.matches('[role="menuitem"]')) control.setAttribute('data-focused', 'true');
  }
}

const classOf = (pseudoClass: string) => `forced-${pseudoClass}`;

const mirrored = new WeakSet<CSSStyleSheet>();

/** What the sheets say of a pseudo-class they say of a class as well, in the same place and of the same weight. */
function mirrorSheets() {
  for (const sheet of document.styleSheets) {
    if (mirrored.has(sheet)) continue;
    mirrored.add(sheet);
    mirrorRules(sheet.cssRules);
  }
}

const PSEUDO_CLASS = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
/** Said of what is not in the state: it must not be said of everything that lacks the class. */
const NEGATED = /:not\([^)]*:(hover|active|focus)/;

function mirrorRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (
      rule instanceof CSSStyleRule &&
      rule.selectorText.search(PSEUDO_CLASS) >= 0 &&
      !NEGATED.test(rule.selectorText)
    ) {
      const twin = rule.selectorText.replace(PSEUDO_CLASS, (_, name: string) => `.${classOf(name)}`);
      rule.selectorText = `${rule.selectorText}, ${twin}`;
    }
    if ('cssRules' in rule) mirrorRules(rule.cssRules as CSSRuleList);
  }
}
