import { COLORS, themeOf } from './themeColors.ts';

/** Runs before the first paint: the appearance is only in the address, of this page or of the frame around it. */
const markAppearance = `<script>
  document.documentElement.dataset.appearance = /appearance[:=]light/.test(decodeURIComponent(location.search)) ? 'light' : 'dark';
</script>`;

const blockOf = (appearance: 'dark' | 'light', selectors: string) => {
  const {
    '--color-background': background,
    '--gray-3': block,
    '--gray-5': line,
    '--gray-12': text,
  } = COLORS[appearance];
  const root = `:root[data-appearance='${appearance}']`;
  return `${root}:not(:has(.radix-themes)), ${root} :is(${selectors}) { background: ${background}; }
  /* Storybook gives no color and no font to what its theme doesn't know, such as a summary. */
  ${root} #storybook-docs { color: ${text}; color-scheme: ${appearance}; font: 14px ${themeOf(appearance).fontBase}; }
  ${root} .sb-previewBlock, ${root} .sb-argstableBlock-body { background: ${block}; border-color: ${line}; }
  ${root} .sbdocs-content > :not(.sb-unstyled) tr:nth-of-type(2n) { background: ${block}; }`;
};

const headOf = (selectors: string) => `${markAppearance}
<style>
  ${blockOf('dark', selectors)}
  ${blockOf('light', selectors)}
</style>`;

/** Pages in the colors of the appearance from the start, where Storybook shows white until its scripts have loaded. */
export const PREVIEW_HEAD = headOf('.sb-preparing-story, .sb-preparing-docs');
export const MANAGER_HEAD = headOf('body, #root, .sb-loading');
