/** What must be large enough to be pressed. */
const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex], [role=tab], [role=option]';
/** Below this size in px, the distance to other controls matters. */
const SMALL = 24;
const LENGTH = /-?[\d.]+(?:px|rem|em|%|deg|s|ms)/g;

/**
 * Returns a function that returns those elements whose look differs from the looks of all elements in earlier calls:
 * texts, controls and elements with inline styles. `inAppearances` calls its argument in each appearance. Texts look
 * the same only if they do in all of them.
 */
export function createNewLooksFinder(): (
  elements: readonly Element[],
  inAppearances: (visit: () => void) => void,
) => Element[] {
  const seen = new Set<string>();

  return (elements, inAppearances) => {
    const looks = new Map<Element, string>();
    inAppearances(() => {
      const backdrops = new Map<Element | null, string>([[null, '']]);
      for (const element of elements) {
        const parts = [...textLook(element, backdrops), ...controlLook(element), ...inlineStyleLook(element)];
        if (parts.length > 0) looks.set(element, [looks.get(element), ...parts].join('\n'));
      }
    });
    return [...looks].filter(([, look]) => !seen.has(look) && seen.add(look)).map(([element]) => element);
  };
}

/** Describes everything that is drawn behind the text of an element. */
function backdropOf(element: Element | null, known: Map<Element | null, string>): string {
  const found = known.get(element);
  if (found !== undefined || element === null) return found ?? '';
  const behind = backdropOf(element.parentElement, known);
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element);
  // What is positioned may be in front of something else than its ancestors.
  const place = position === 'absolute' || position === 'fixed' ? ` ${element.getAttribute('class')}` : '';
  const layers = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
  const backdrop = (layers === NOTHING ? behind : `${behind}, ${layers}`) + place;
  known.set(element, backdrop);
  return backdrop;
}
const NOTHING = 'rgba(0, 0, 0, 0) none 1 none normal';

function textLook(element: Element, backdrops: Map<Element | null, string>): string[] {
  const isField = element.matches('input, select, textarea');
  const hasText = isField || [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  if (!hasText) return [];
  const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
  const parent = element.parentElement ?? element;
  return [
    `${color} ${fontSize} ${fontWeight} ${textShadow} on ${backdropOf(element, backdrops)}`,
    // axe leaves out disabled controls, and compares links with the text around them.
    ...(element.closest(':disabled, [aria-disabled=true]') ? ['disabled'] : []),
    ...(element.localName === 'a' ? [`link ${textDecorationLine} in ${getComputedStyle(parent).color}`] : []),
    ...(isField ? [getComputedStyle(element, '::placeholder').color] : []),
  ];
}

function controlLook(element: Element): string[] {
  if (!element.matches(CONTROL)) return [];
  const { width, height } = element.getBoundingClientRect();
  if (width >= SMALL && height >= SMALL) return [`large ${element.localName}`];
  return [[element, element.parentElement].map((node) => `small ${node?.localName} ${node?.className}`).join(' in ')];
}

function inlineStyleLook(element: Element): string[] {
  const style = element.getAttribute('style');
  return style === null ? [] : [`style ${style.replaceAll(LENGTH, '')}`];
}
