export const classOf = (pseudoClass: string) => `forced-${pseudoClass}`;

const processed = new WeakSet<CSSStyleSheet>();

/** Adds a `.forced-*` twin of the same specificity to every selector with an interaction pseudo-class. */
export function addForcedSelectors() {
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
