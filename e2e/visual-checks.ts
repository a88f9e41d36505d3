import type { Page } from 'playwright';
import { contrast, MIN_RATIO, type Rgb } from '../.storybook/foundations/contrast.ts';

/** A visible item with its color and the background behind it. */
type VisibleItem = { label: string; kind: keyof typeof MIN_RATIO; foreground: Rgb; background: Rgb };

/** Returns visible items with too little contrast: below 4.5 for text, below 3 for large text, icons and field borders. */
export async function lowContrastItems(page: Page): Promise<string[]> {
  const ratios = (await visibleItems(page)).map(({ foreground, background, ...item }) => ({
    ...item,
    ratio: contrast(foreground, background),
  }));
  return ratios
    .filter(({ kind, ratio }) => ratio < MIN_RATIO[kind])
    .map(({ label, ratio }) => `${ratio.toFixed(2)} ${label}`);
}

/** Collects texts, placeholders, icons and field borders. The browser blends their colors on a canvas. */
const visibleItems = (page: Page): Promise<VisibleItem[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas.');

    type Layer = { color: string; opacity: number };
    const blended = new Map<string, Rgb>();
    /** Blends layers of color. */
    const blend = (layers: Layer[]): Rgb => {
      const key = layers.map(({ color, opacity }) => `${color} ${opacity}`).join();
      const known = blended.get(key) ?? paint(layers);
      blended.set(key, known);
      return known;
    };
    const paint = (layers: Layer[]): Rgb => {
      for (const { color, opacity } of layers) {
        canvas.globalAlpha = opacity;
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };

    type Backdrop = { layers: Layer[]; opacity: number };
    const backdrops = new Map<Element, Backdrop>();
    /** Returns the backgrounds of an element and its ancestors, and the opacity of what is drawn on them. */
    const backdropOf = (element: Element | null): Backdrop => {
      if (element === null) return { layers: [], opacity: 1 };
      const known = backdrops.get(element);
      if (known) return known;
      const behind = backdropOf(element.parentElement);
      const { backgroundColor, opacity } = getComputedStyle(element);
      const backdrop = {
        layers: [...behind.layers, { color: backgroundColor, opacity: 1 }],
        opacity: behind.opacity * Number(opacity),
      };
      backdrops.set(element, backdrop);
      return backdrop;
    };

    const items: VisibleItem[] = [];
    const addItem = (
      element: Element,
      color: string,
      kind: VisibleItem['kind'],
      label: string,
      box: Element | null = element,
    ) => {
      const { width, height } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Skip visually hidden texts and disabled controls, which WCAG 1.4.3 exempts.
      if (!isVisible || width < 2 || height < 2 || element.closest('[disabled], [aria-disabled=true], script, style'))
        return;
      const { layers, opacity } = backdropOf(box);
      items.push({
        label: label.slice(0, 40),
        kind,
        foreground: blend([...layers, { color, opacity }]),
        background: blend(layers),
      });
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const label = node.textContent?.trim();
      const element = node.parentElement;
      if (!label || !element) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.7 && Number(fontWeight) >= 700);
      addItem(element, color, isLarge ? 'large' : 'text', label);
    }
    for (const field of document.querySelectorAll('[placeholder]')) {
      addItem(field, getComputedStyle(field, '::placeholder').color, 'text', `placeholder of ${field.id}`);
    }
    for (const icon of document.querySelectorAll('svg.lucide')) {
      addItem(icon, getComputedStyle(icon).color, 'large', icon.classList.value);
    }
    for (const field of document.querySelectorAll(
      ':has(> input:not([type=checkbox], [type=radio], [type=range], [type=file], [hidden]))',
    )) {
      const [borderColor = 'transparent'] = /^\w+\([^)]*\)/.exec(getComputedStyle(field).boxShadow) ?? [];
      addItem(field, borderColor, 'large', `border of ${field.textContent || 'a field'}`, field.parentElement);
    }
    return items;
  });

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
      /** Whether an element or one of its ancestors is clipped to nothing. */
      const isClipped = (element: Element | null): boolean => {
        if (element === null) return false;
        const known =
          clipped.get(element) ??
          (isClipped(element.parentElement) || getComputedStyle(element).clipPath.startsWith('inset'));
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

/** Sets the font size in the settings of the browser while `check` runs. */
export async function withBrowserFontSize(page: Page, standard: number, check: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await check();
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devtools.detach();
}

/** Applies the text spacing of WCAG 1.4.12 while `check` runs. */
export async function withTextSpacing(page: Page, check: () => Promise<void>): Promise<void> {
  const style = await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  });
  await check();
  await style.evaluate((element: Element) => element.remove());
}

/** Returns the document language and the number of headings and landmarks. */
export const landmarks = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    h1: document.querySelectorAll('h1').length,
    main: document.querySelectorAll('main').length,
    banner: document.querySelectorAll('body header:not(main header, article header, section header)').length,
    contentinfo: document.querySelectorAll('body footer:not(main footer, article footer)').length,
  }));

/** Fields of a keyframe that are not animated properties. */
const KEYFRAME_FIELDS = ['offset', 'computedOffset', 'easing', 'composite'];

/** Records which CSS properties are animated until the returned function is called. */
export async function recordAnimatedProperties(page: Page): Promise<() => Promise<string[]>> {
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
  return async () =>
    (await properties.evaluate((properties) => [...properties])).filter(
      (property) => !KEYFRAME_FIELDS.includes(property),
    );
}

/** Returns controls without a visible border, the only outline that forced colors leave. */
export const borderlessControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-variant], :has(> input:not([type=checkbox], [type=radio], [type=range], [type=file], [hidden])), [role=tab], [role=switch] ~ *',
      ),
    ]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control);
        return Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none' || /rgba.*, 0\)/.test(borderTopColor);
      })
      .map((control) => control.textContent || control.className.toString()),
  );
