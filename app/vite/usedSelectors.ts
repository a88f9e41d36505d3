import parser from 'postcss-selector-parser';

/** A class of Radix Themes, also one for a width of the window (`sm:rt-r-size-2`). */
const THEIRS = /(?:^|:)rt-/;
/** Attributes with a value that is ours to choose; the others come and go at run time. */
const CHOSEN = /^data-(?:accent-color|gray-color|panel-background|radius|scaling)$/;

/**
 * Whether a selector can match anything that `sources` draw: each class of Radix Themes in it stands in them whole, and
 * each chosen attribute has a value that they name. What `:not()` names need not exist; of `:is()` and `:where()` one
 * alternative is enough.
 */
export function createIsUsed(sources: string[]) {
  const words = new Set(sources.flatMap((source) => source.match(/[\w:-]+%?/g) ?? []));

  const nodeIsUsed = (node: parser.Node): boolean => {
    if (node.type === 'class') return !THEIRS.test(node.value) || words.has(node.value);
    if (node.type === 'attribute') return !CHOSEN.test(node.attribute) || !node.value || words.has(node.value);
    if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return true;
    return node.nodes.some(selectorIsUsed);
  };
  const selectorIsUsed = (selector: parser.Selector): boolean => selector.nodes.every(nodeIsUsed);

  return (selector: string): boolean => parser().astSync(selector).nodes.some(selectorIsUsed);
}
