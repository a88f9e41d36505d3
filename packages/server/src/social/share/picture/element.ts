/** The input of satori: an element as React would make it. */
export type Element = { type: string; props: { style?: Style; children?: Children; [attribute: string]: unknown } };
type Style = Readonly<Record<string, string | number>>;
type Child = Element | string | null;
type Children = Child | readonly Child[];

const element = (type: string, style: Style, children: readonly Child[]): Element => ({
  type,
  // Children of undefined or an empty list are an error.
  props: { style, children: children.length === 1 ? (children[0] ?? null) : children },
});

/** Elements next to each other. */
export const row = (style: Style, ...children: Child[]): Element =>
  element('div', { display: 'flex', alignItems: 'center', ...style }, children);

/** Elements below each other. */
export const column = (style: Style, ...children: Child[]): Element =>
  element('div', { display: 'flex', flexDirection: 'column', ...style }, children);

/** Text on one line, cut off at the end if it doesn't fit into its box. */
export const text = (style: Style, content: string): Element =>
  element('div', { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...style }, [
    content,
  ]);

type Shape = { type: 'path' | 'rect'; [attribute: string]: string | number };

/** A drawing with the size of its box. */
export const drawing = (width: number, height: number, viewBox: string, shapes: readonly Shape[]): Element => ({
  type: 'svg',
  props: { width, height, viewBox, children: shapes.map(({ type, ...attributes }) => ({ type, props: attributes })) },
});
