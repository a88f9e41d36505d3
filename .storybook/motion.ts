/** What each condition on motion becomes for those who want less of it. */
const WHEN_REDUCED: Record<string, string> = {
  '(prefers-reduced-motion: reduce)': 'all',
  '(prefers-reduced-motion: no-preference)': 'not all',
};

/** The product's own rules and what they were conditioned on, found once: their condition changes below. */
const found = new Map<CSSMediaRule, string>();

function find(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText in WHEN_REDUCED) found.set(rule, rule.media.mediaText);
    else if (rule instanceof CSSGroupingRule) find(rule.cssRules);
  }
}

/** Lets the product's rules for reduced motion hold whatever the system asks for, or leaves them to the system. */
export function setMotion(motion: 'system' | 'reduced'): void {
  if (motion === 'system' && found.size === 0) return;
  for (const sheet of document.styleSheets) find(sheet.cssRules);
  for (const [{ media }, condition] of found) {
    media.mediaText = motion === 'reduced' ? (WHEN_REDUCED[condition] ?? condition) : condition;
  }
}
