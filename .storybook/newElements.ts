/** Attributes that say something in words or refer to another element: it matters that they are there. */
const NAMING =
  /^(?:aria-(?:label|labelledby|describedby|controls|owns|activedescendant|details|errormessage|value\w+|posinset|setsize)|alt|title|placeholder|for|href|src)$/;
/** Other attributes that assistive technology reads. */
const MEANING = /^(?:aria-|role$|type$|tabindex$|disabled$|hidden$|open$|dir$|lang$|scope$)/;
const PLAIN_TAGS = new Set(['div', 'span', 'svg', 'path', 'g']);

export type NewElements = {
  /** Elements that mean something new where they are. */
  meanings: Element[];
  /** Returns whether there is a new control that may be too small. */
  hasSmall: boolean;
  /** Elements with text in a new color or size, or on a new background. */
  looks: Element[];
};

/** The number of elements around an element that give it its meaning, as a list does to its items. */
const NEAREST = 2;
/** Controls below this width or height (in px) are too small, and axe says whether there is enough room around them. */
const SMALL = 24;
const SMALL_MARK = 'small: ';
/** Text from this size on (in px) may have less contrast. */
const LARGE = 18.66;

type Above = { meanings: readonly string[]; isFound: boolean; background: string };

/**
 * Returns a function that finds the visible elements below a root that differ from those of all earlier calls. Elements
 * mean the same if they, and the nearest two around them that aren't plain boxes, have the same tags, roles and states,
 * and the same names and references are there.
 */
export function createNewElementsFinder(): (root: Element) => NewElements {
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && seen.add(key);

  return (root) => {
    const found: NewElements = { meanings: [], hasSmall: false, looks: [] };
    const visit = (element: Element, above: Above): void => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
      let { meanings, isFound } = above;
      const meaning = meaningOf(element);
      if (meaning !== '') {
        meanings = [...meanings.slice(-NEAREST), meaning];
        if (isNew(meanings.join(' > '))) {
          found.hasSmall ||= meaning.includes(SMALL_MARK);
          if (!isFound) found.meanings.push(element);
          isFound = true;
        }
      }
      const style = getComputedStyle(element);
      const background = addBackground(above.background, style);
      if (hasText(element)) {
        const isLarge = Number.parseFloat(style.fontSize) >= LARGE;
        if (isNew(`${style.color} ${isLarge} on ${background}`)) found.looks.push(element);
      }
      for (const child of element.children) visit(child, { meanings, isFound, background });
    };
    visit(root, { meanings: [], isFound: false, background: '' });
    return found;
  };
}

/** An opaque color hides what is behind it. */
function addBackground(behind: string, { backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): string {
  const own = [backgroundColor, backgroundImage, opacity].join(' ');
  if (own === 'rgba(0, 0, 0, 0) none 1') return behind;
  return backgroundColor.startsWith('rgb(') && opacity === '1' ? own : `${behind} ${own}`;
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Returns what an element tells assistive technology, in short, or '' for a plain box. */
function meaningOf(element: Element): string {
  const parts: string[] = [];
  for (const { name, value } of element.attributes) {
    if (NAMING.test(name)) parts.push(value.trim() === '' ? `empty ${name}` : name);
    else if (MEANING.test(name)) parts.push(`${name}=${value}`);
  }
  const isPlain = PLAIN_TAGS.has(element.localName);
  if (parts.length === 0 && isPlain) return '';
  if (element.matches('a, button, input, select, textarea, [role], [tabindex]')) {
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < SMALL) parts.push(`${SMALL_MARK}${width} by ${height}`);
    if (element.textContent?.trim() === '') parts.push('no text');
  }
  return [element.localName, ...parts].join('|');
}
