import parser from 'postcss-selector-parser';

/** Radix Themes classes, including responsive ones (`sm:rt-r-size-2`). */
const RADIX_CLASS = /(?:^|:)rt-/;
/** Attributes whose values our code sets; others change at run time. */
const STATIC_ATTRIBUTE = /^data-(?:accent-color|gray-color|panel-background|radius|scaling)$/;

/**
 * Returns a predicate for selectors that can match: every Radix class and every static attribute value must appear in
 * `sources`. Ignores `:not()`; for `:is()` and `:where()`, one matching alternative is enough.
 */
export function createIsUsed(sources: string[]) {
  const words = new Set(sources.flatMap((source) => source.match(/[\w:-]+%?/g) ?? []));

  const nodeIsUsed = (node: parser.Node): boolean => {
    if (node.type === 'class') return !RADIX_CLASS.test(node.value) || words.has(node.value);
    if (node.type === 'attribute')
      return !STATIC_ATTRIBUTE.test(node.attribute) || !node.value || words.has(node.value);
    if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return true;
    return node.nodes.some(selectorIsUsed);
  };
  const selectorIsUsed = (selector: parser.Selector): boolean => selector.nodes.every(nodeIsUsed);

  return (selector: string): boolean => parser().astSync(selector).nodes.some(selectorIsUsed);
}
