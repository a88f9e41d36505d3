/** Attributes that styles depend on, besides class and style. */
const STYLED_ATTRIBUTE =
  /^(?:data-(?!key$|collection$|testid$)|aria-(?:\w+)$|role$|type$|disabled$|hidden$|open$|dir$|lang$)/;
/** Attributes with texts and ids, which no style depends on. */
const NAMING_ATTRIBUTE =
  /^aria-(?:label|labelledby|describedby|controls|owns|activedescendant|details|valuetext|valuenow|posinset|setsize)$/;
const LENGTH = /-?[\d.]+(?:px|rem|em|%|deg|s|ms)/g;

/**
 * Returns a function that returns the visible elements below a root whose styles can differ from those of all
 * elements seen in earlier calls. Elements can only look the same if they and their ancestors have the same tags,
 * classes, states and inline styles (positions and sizes aside), and the same position among their siblings.
 */
export function createNewElementsFinder(): (root: Element) => Element[] {
  /** The ids of the chains from the root to an element. */
  const seen = new Map<string, number>();

  return (root) => {
    const found: Element[] = [];
    const visit = (element: Element, parentId: number): void => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
      const chain = `${parentId} ${signatureOf(element)}`;
      const known = seen.get(chain);
      const id = known ?? seen.size;
      if (known === undefined) {
        seen.set(chain, id);
        found.push(element);
      }
      for (const child of element.children) visit(child, id);
    };
    visit(root, -1);
    return found;
  };
}

function signatureOf(element: Element): string {
  const parts = [element.localName];
  for (const { name, value } of element.attributes) {
    if (name === 'class') parts.push(value);
    else if (name === 'style') parts.push(value.replaceAll(LENGTH, ''));
    else if (STYLED_ATTRIBUTE.test(name) && !NAMING_ATTRIBUTE.test(name)) parts.push(`${name}=${value}`);
  }
  if (element === document.activeElement) parts.push(':focus');
  if (element.previousElementSibling === null) parts.push(':first');
  if (element.nextElementSibling === null) parts.push(':last');
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '') {
      parts.push('text');
      break;
    }
  }
  return parts.join('|');
}
