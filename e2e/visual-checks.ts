import type { Page } from 'playwright';

/** Longer text by players may be clipped at any size. */
const SHORT_TEXT_MAX = 30;
/** Longer words, such as email addresses, don't fit on a line of a phone at twice the size. */
const WORD_MAX = 16;

/** Returns visible texts that are cut off by their box, and words that are broken between lines. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([shortMax, wordMax]) => {
      const cut = new Set<string>();
      // These run in the page.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const clipped = new Map<Element, boolean>();
      /** For screen readers only: in our way, and in that of Radix. */
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const isForReaders = ({ clip, clipPath }: CSSStyleDeclaration) => clipPath.startsWith('inset') || clip !== 'auto';
      /** Whether an element or one of its ancestors is clipped to nothing. */
      const isClipped = (element: Element | null): boolean => {
        if (element === null) return false;
        const known =
          clipped.get(element) ?? (isClipped(element.parentElement) || isForReaders(getComputedStyle(element)));
        clipped.set(element, known);
        return known;
      };
      const isHidden = (element: Element) =>
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        isClipped(element) ||
        element.closest('svg, script, style') !== null;
      for (const element of document.querySelectorAll('body *')) {
        const text = element.textContent?.trim() ?? '';
        if (text === '' || text.length > shortMax || isHidden(element)) continue;
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut =
          (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (clips(overflowY) && element.scrollHeight > element.clientHeight + 1);
        if (isCut) cut.add(`cut: ${text}`);
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || isHidden(element)) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}_@.]{2,}/gu)) {
          if (word.length > wordMax) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) cut.add(`broken: ${word}`);
        }
      }
      return [...cut];
    },
    [SHORT_TEXT_MAX, WORD_MAX] as const,
  );

/**
 * Returns by how many pixels the page is wider than its window with the text spacing of WCAG 1.4.12. At this size of
 * text, a phone of 360 px has as much room as one of 320 px at the usual size.
 */
export const spacedOverflow = (page: Page) =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      `:root { font-size: 18px }
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets.push(spacing);
    const { scrollWidth, clientWidth } = document.documentElement;
    document.adoptedStyleSheets.pop();
    return scrollWidth - clientWidth;
  });

/** Returns the document language and the number of headings and landmarks. */
export const landmarks = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    h1: document.querySelectorAll('h1').length,
    main: document.querySelectorAll('main').length,
    banner: document.querySelectorAll('body header:not(main header, article header, section header)').length,
    contentinfo: document.querySelectorAll('body footer:not(main footer, article footer)').length,
  }));

/** Other fields of a keyframe, and what doesn't move. */
const isMotion = (property: string) => !/offset|easing|composite|opacity|color/i.test(property);

/** Records which CSS properties are animated, except for colors, until the returned function is called. */
export async function recordMotion(page: Page): Promise<() => Promise<string[]>> {
  const properties = await page.evaluateHandle(() => {
    const properties = new Set<string>();
    const recordFrame = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        for (const frame of effect.getKeyframes()) for (const property of Object.keys(frame)) properties.add(property);
      }
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
    return properties;
  });
  return async () => (await properties.evaluate((found) => [...found])).filter(isMotion);
}
