import type { Page } from 'playwright';
import { contrast, MIN_RATIO, type Rgb } from '../packages/ui/src/foundations/contrast.ts';

/** Something on the page: its own colour, and what lies behind it. */
type Seen = { words: string; as: keyof typeof MIN_RATIO; front: Rgb; behind: Rgb };

/**
 * Everything that is seen and stands out too little from what lies behind it: texts under 4.5, or under 3 when they
 * are large, icons and the edges of fields under 3 (RELIABILITY.md X9, X67).
 */
export async function faintThings(page: Page): Promise<string[]> {
  const ratios = (await seenThings(page)).map(({ front, behind, ...seen }) => ({
    ...seen,
    ratio: contrast(front, behind),
  }));
  return ratios.filter(({ as, ratio }) => ratio < MIN_RATIO[as]).map(({ words, ratio }) => `${ratio.toFixed(2)} ${words}`);
}

/** Colours are mixed by the browser itself, on a canvas. */
const seenThings = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');

    type Layer = { color: string; opacity: number };
    /** What these colours look like, one over the other. */
    const mixed = (layers: Layer[]): Rgb => {
      for (const { color, opacity } of layers) {
        canvas.globalAlpha = opacity;
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };

    const seen: Seen[] = [];
    const look = (element: Element, color: string, as: Seen['as'], words: string, box: Element | null = element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Two pixels are what is only there to be heard; what is disabled may be faint (WCAG 1.4.3).
      if (!isSeen || width < 2 || height < 2 || element.closest('[disabled], [aria-disabled=true], script, style'))
        return;
      const styles: CSSStyleDeclaration[] = [];
      for (let each = box; each; each = each.parentElement) styles.unshift(getComputedStyle(each));
      const opacity = styles.reduce((product, each) => product * Number(each.opacity), 1);
      const behind = styles.map(({ backgroundColor }) => ({ color: backgroundColor, opacity: 1 }));
      seen.push({
        words: words.slice(0, 40),
        as,
        front: mixed([...behind, { color, opacity }]),
        behind: mixed(behind),
      });
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const element = node.parentElement;
      if (!words || !element) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.7 && Number(fontWeight) >= 700);
      look(element, color, isLarge ? 'large' : 'text', words);
    }
    for (const field of document.querySelectorAll('[placeholder]')) {
      look(field, getComputedStyle(field, '::placeholder').color, 'text', `placeholder of ${field.id}`);
    }
    for (const icon of document.querySelectorAll('svg.lucide')) {
      look(icon, getComputedStyle(icon).color, 'large', icon.classList.value);
    }
    for (const field of document.querySelectorAll('.rt-TextFieldRoot')) {
      const [edge = 'transparent'] = /^\w+\([^)]*\)/.exec(getComputedStyle(field).boxShadow) ?? [];
      look(field, edge, 'large', `edge of ${field.textContent || 'a field'}`, field.parentElement);
    }
    return seen;
  });

/** Texts as a reader may want them spaced (WCAG 1.4.12). */
export const spaceTexts = (page: Page) =>
  page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  });

/** Each landmark's role and how often it is there; `aria-hidden` and closed ones do not count. */
export const landmarks = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    h1: document.querySelectorAll('h1').length,
    main: document.querySelectorAll('main').length,
    banner: document.querySelectorAll('body header:not(main header, article header, section header)').length,
    contentinfo: document.querySelectorAll('body footer:not(main footer, article footer)').length,
  }));

/** What a keyframe has besides the properties that it changes. */
const KEYFRAME = ['offset', 'computedOffset', 'easing', 'composite'];

/** Names what changes frame by frame from now on, until it is asked for. */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        for (const frame of effect.getKeyframes()) for (const property of Object.keys(frame)) seen.add(property);
      }
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return async () => (await seen.evaluate((seen) => [...seen])).filter((property) => !KEYFRAME.includes(property));
}

/** Buttons and fields that one sees no edge of, where the system's colours leave no other. */
export const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.rt-BaseButton, .rt-TextFieldRoot, [role=tab], [role=switch] ~ *')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control);
        return Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none' || /rgba.*, 0\)/.test(borderTopColor);
      })
      .map((control) => control.textContent || control.className.toString()),
  );
