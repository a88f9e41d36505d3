/** Returns how many rows of the page's list are wholly in a window of this size. */
export function rowsThatFit(list: HTMLElement, width: number, height: number): number {
  const { style } = frameElement as HTMLElement;
  const before = style.cssText;
  Object.assign(style, { width: `${width}px`, height: `${height}px` });
  window.scrollTo(0, 0);
  const rows = [...list.querySelectorAll('article')].filter((row) => row.getBoundingClientRect().bottom <= height);
  style.cssText = before;
  return rows.length;
}
