const REDUCED = '(prefers-reduced-motion: reduce)';
const ALWAYS = 'all';

/** The rules that the product has for those who ask for less motion, found once: their condition changes below. */
const found = new Set<CSSMediaRule>();

function find(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === REDUCED) found.add(rule);
    else if (rule instanceof CSSGroupingRule) find(rule.cssRules);
  }
}

/** Lets the product's own rules for reduced motion hold whatever the system asks for, or leaves them to the system. */
export function setMotion(motion: 'system' | 'reduced'): void {
  if (motion === 'system' && found.size === 0) return;
  for (const sheet of document.styleSheets) find(sheet.cssRules);
  for (const { media } of found) media.mediaText = motion === 'reduced' ? ALWAYS : REDUCED;
}
