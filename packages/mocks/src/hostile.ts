/** Texts that must never be interpreted as markup, a URL or a style. Every string field must handle each of them. */
export const HOSTILE_TEXTS = {
  tag: '<img src=x onerror=window.__pwned=1><script>window.__pwned=1</script>',
  svg: '<svg/onload=window.__pwned=1>',
  template: "{{constructor.constructor('window.__pwned=1')()}} ${7*7}",
  bidi: 'admin\u202Enimda\u2066x\u2069',
  zeroWidth: 'ad\u200Bmin\uFEFF\u0000\uD800',
  zalgo: `Z${'\u0301\u0316\u0332\u035B'.repeat(50)}`,
  emoji: '👩‍👩‍👧‍👦🇬🇧'.repeat(50),
  long: 'W'.repeat(10_240),
  newline: 'a\n'.repeat(500),
  markdown: '[x](javascript:alert(1))',
} as const;
