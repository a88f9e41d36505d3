/** The replacement of each motion media query under reduced motion. */
const WHEN_REDUCED: Record<string, string> = {
  '(prefers-reduced-motion: reduce)': 'all',
  '(prefers-reduced-motion: no-preference)': 'not all',
};

/** The product's motion rules with their original media query, which setMotion overwrites. */
const motionRules = new Map<CSSMediaRule, string>();

function collectRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText in WHEN_REDUCED)
      motionRules.set(rule, rule.media.mediaText);
    else if (rule instanceof CSSGroupingRule) collectRules(rule.cssRules);
  }
}

/** Forces the product's reduced-motion rules, or restores the system preference. */
export function setMotion(motion: 'system' | 'reduced'): void {
  if (motion === 'system' && motionRules.size === 0) return;
  for (const sheet of document.styleSheets) collectRules(sheet.cssRules);
  for (const [{ media }, condition] of motionRules) {
    media.mediaText = motion === 'reduced' ? (WHEN_REDUCED[condition] ?? condition) : condition;
  }
}
