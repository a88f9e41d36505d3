import type { Target } from './capture.ts';

/** A story that differs in one mode. Pictures are PNGs; a new story has none before. */
export type Change = Target & { reason: string; pictures: Partial<Record<'before' | 'after' | 'difference', Buffer>> };

export type Comparison = {
  base: string;
  /** The number of pictures. */
  total: number;
  changes: readonly Change[];
  /** The names of stories that are gone. */
  removed: readonly string[];
};

/** A comment on GitHub holds 65,536 characters, and three shards share it. */
const MAX_LINES = 80;
/** Each takes up to 1 MB of the page. */
const MAX_PICTURES = 200;

/** Quotes text of a story as code, which it cannot end. */
const code = (text: string) => `\`${text.replaceAll(/[`\s]+/g, ' ').slice(0, 120)}\``;

/** Returns the comparison as Markdown for a pull request. */
export function summaryOf({ base, total, changes, removed }: Comparison): string {
  const byStory = Object.entries(Object.groupBy(changes, ({ story }) => story));
  const lines = [
    ...byStory.map(([story, own = []]) => {
      const reasons = new Set(own.map(({ reason }) => reason.split('\n', 1)[0] ?? ''));
      return `- ${code(story)}: ${code([...reasons].join(', '))}`;
    }),
    ...removed.map((story) => `- ${code(story)}: removed`),
  ];
  const hidden = lines.length - MAX_LINES;
  return [
    `### Visual comparison with ${code(base)}\n`,
    `${lines.length} stories differ in ${total} pictures.\n`,
    ...lines.slice(0, MAX_LINES),
    ...(hidden > 0 ? [`- and ${hidden} more`] : []),
    '',
  ].join('\n');
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (found) => ESCAPED[found] ?? found);

const STYLE = `
  body { font: 14px system-ui, sans-serif; margin: 24px; background: #f4f4f5; color: #18181b; }
  .pictures { display: flex; gap: 16px; align-items: start; }
  figure { flex: 1 1 0; min-width: 0; margin: 0; }
  img { max-width: 100%; border: 1px solid #a1a1aa; }
  pre { white-space: pre-wrap; }`;

function sectionOf({ story, id, appearance, viewport, reason, pictures }: Change): string {
  const link = `http://localhost:6006/?path=/story/${id}&globals=appearance:${appearance};viewport.value:${viewport}`;
  const figures = Object.entries(pictures).map(
    ([name, png]) =>
      `<figure><figcaption>${name}</figcaption><img alt="" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  return `<section>
<h2>${escape(story)}</h2>
<p><a href="${escape(link)}">${escape(`${appearance}, ${viewport}`)}</a></p>
<pre>${escape(reason)}</pre>
<div class="pictures">${figures.join('')}</div>
</section>`;
}

/** Returns the comparison as a page that needs no other file: each change before, after, and the difference. */
export function pageOf(comparison: Comparison): string {
  const { base, total, changes, removed } = comparison;
  const hidden = changes.length - MAX_PICTURES;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual comparison</title>
<style>${STYLE}</style>
<h1>Visual comparison with ${escape(base)}</h1>
<p>${changes.length} of ${total} pictures differ. ${removed.length} stories are gone.</p>
<ul>${removed.map((story) => `<li>${escape(story)}</li>`).join('')}</ul>
${changes.slice(0, MAX_PICTURES).map(sectionOf).join('\n')}
${hidden > 0 ? `<p>And ${hidden} more.</p>` : ''}
</html>
`;
}
