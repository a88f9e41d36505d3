const SLOT = '<!--slot-->';

/**
 * Splits `index.html` at its slots. Each is between two comments and has what the plain page shows there. A server shows
 * something else in them (`packages/server/src/platform/http/page-renderer.ts`).
 */
export function splitPage(page: string) {
  const parts = page.split(SLOT).map((part, index) => (index % 2 === 0 ? part : part.trim()));
  if (parts.length !== 11) throw new Error(`index.html has ${parts.length - 1} of 10 ${SLOT}.`);
  const [start, html, toPreview, preview, toTitle, title, toFiles, files, toRoot = '', , end = ''] = parts;
  return {
    /**
     * Returns the plain page, with `links` in its head. At the comment, a server adds the picture of link previews and
     * what it has beyond the game.
     */
    plain: (root: string, links: string) =>
      [start, html, toPreview, preview, '<!--preview-->', toTitle, title, links, toFiles, files, toRoot]
        .concat(`<div id="root">${root}</div>`, end)
        .join(''),
    /** Returns the parts around the slots of a rendered page, with `head` instead of what Vite adds to the end of the head. */
    document: (head: string, files: string) => ({
      parts: [
        start,
        toPreview,
        toTitle,
        `${toFiles}${head}${toRoot.slice(toRoot.indexOf('</head>'))}<div id="root">`,
        '</div>',
        end.replace('</body>', `${files}</body>`),
      ],
      preview,
    }),
  };
}
