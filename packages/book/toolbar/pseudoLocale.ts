const VOWELS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Lengthens a text by about 40 %, as a translation could: every vowel stands twice, with an accent. */
export const lengthen = (text: string): string =>
  text.replaceAll(/[aeiou]/gi, (vowel) => {
    const accented = VOWELS[vowel.toLowerCase()] ?? '';
    return (vowel === vowel.toLowerCase() ? accented : accented.toUpperCase()) + accented;
  });

function lengthenBelow(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) lengthenText(node);
  if (root instanceof Element) for (const field of root.querySelectorAll('[placeholder]')) lengthenPlaceholder(field);
}

function lengthenText(node: Node): void {
  const { nodeValue, parentElement } = node;
  if (nodeValue === null || parentElement?.closest('style, script')) return;
  const longer = lengthen(nodeValue);
  // Setting the same value would be a change, too.
  if (longer !== nodeValue) node.nodeValue = longer;
}

function lengthenPlaceholder(field: Element): void {
  const placeholder = field.getAttribute('placeholder') ?? '';
  const longer = lengthen(placeholder);
  if (longer !== placeholder) field.setAttribute('placeholder', longer);
}

/** Lengthens all texts of the page, also those to come, until the returned function is called. */
export function lengthenTexts(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') lengthenText(target);
      else if (type === 'attributes') lengthenPlaceholder(target as Element);
      else for (const node of addedNodes) lengthenBelow(node);
    }
  });
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['placeholder'],
  });
  lengthenBelow(document.body);
  return () => observer.disconnect();
}
