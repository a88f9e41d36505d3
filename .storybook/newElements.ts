/** Attributes that say something in words or refer to another element: it matters that they are there. */
const NAMING =
  /^(?:aria-(?:label|labelledby|describedby|controls|owns|activedescendant|details|errormessage|value\w+|posinset|setsize)|alt|title|placeholder|for|href|src)$/;
/** Attributes whose value matters to styles and rules, besides class and style. */
const TELLING =
  /^(?:data-(?!key$|collection$|testid$)|aria-|role$|type$|tabindex$|disabled$|hidden$|open$|dir$|lang$|scope$)/;
const LENGTH = /-?[\d.]+(?:px|rem|em|%|deg|s|ms)/g;

/**
 * Returns a function that returns the visible elements below a root that differ from those of all earlier calls, without
 * the descendants of others. Elements are alike if they and their ancestors have the same tags, classes, roles, states
 * and inline styles (positions and sizes aside), and the same names and references to others are there.
 */
export function createNewElementsFinder(): (root: Element) => Element[] {
  /** The ids of the chains from the root to an element. */
  const seen = new Map<string, number>();

  return (root) => {
    const found: Element[] = [];
    const visit = (element: Element, parentId: number, isInFound: boolean): void => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
      const chain = `${parentId} ${signatureOf(element)}`;
      const known = seen.get(chain);
      const id = known ?? seen.size;
      if (known === undefined) {
        seen.set(chain, id);
        if (!isInFound) found.push(element);
      }
      for (const child of element.children) visit(child, id, isInFound || known === undefined);
    };
    visit(root, -1, false);
    return found;
  };
}

function signatureOf(element: Element): string {
  const parts = [element.localName];
  for (const { name, value } of element.attributes) {
    if (name === 'class') parts.push(value);
    else if (name === 'style') parts.push(value.replaceAll(LENGTH, ''));
    else if (NAMING.test(name)) parts.push(value.trim() === '' ? `empty ${name}` : name);
    else if (TELLING.test(name)) parts.push(`${name}=${value}`);
  }
  if (element.matches('button, a, [role]') && element.textContent?.trim() === '') parts.push('no text');
  else if ([...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) parts.push('text');
  return parts.join('|');
}
