/** Returns what is measured while the page has another size. Vitest's own way asks the browser, which takes long. */
export function inWindow<Measured>(width: number, height: number, measure: () => Measured): Measured {
  const { style } = frameElement as HTMLElement;
  const before = style.cssText;
  Object.assign(style, { width: `${width}px`, height: `${height}px` });
  const measured = measure();
  style.cssText = before;
  return measured;
}

/** Returns what is measured on a desktop, and on a phone. */
export const onDesktopAndPhone = <Measured>(measure: () => Measured): [Measured, Measured] => [
  inWindow(1280, 900, measure),
  inWindow(360, 740, measure),
];

/** Returns how many rows of the page's list are wholly in a window of this size. */
export const rowsThatFit = (list: HTMLElement, width: number, height: number): number =>
  inWindow(width, height, () => {
    window.scrollTo(0, 0);
    return [...list.querySelectorAll('article')].filter((row) => row.getBoundingClientRect().bottom <= height).length;
  });
