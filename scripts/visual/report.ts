import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODES } from '../../.storybook/modes.ts';
import type { Change, Comparison } from './compare.ts';
import type { Target } from './targets.ts';

export type Trees = { base: string; head: string };

const SECTIONS = [
  { kind: 'changed', title: 'Changed' },
  { kind: 'new', title: 'New' },
  { kind: 'removed', title: 'Removed' },
  { kind: 'failed', title: 'Failed' },
] as const;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Returns a summary such as `3 changed, 1 new of 1,300 snapshots`. */
export function summary({ changes, same }: Comparison): string {
  const counts = SECTIONS.map(({ kind, title }) => ({
    count: changes.filter((change) => change.kind === kind).length,
    title: title.toLowerCase(),
  })).filter(({ count }) => count > 0);
  const total = (changes.length + same).toLocaleString('en-US');
  if (counts.length === 0) return `0 of ${total} snapshots differ`;
  return `${counts.map(({ count, title }) => `${count} ${title}`).join(', ')} of ${total} snapshots`;
}

/** Writes the report page and its images; returns the path of the page. */
export function writeReport(folder: string, comparison: Comparison, trees: Trees): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'snapshots'), { recursive: true });
  for (const change of comparison.changes) {
    for (const { name, bytes } of imagesOf(change)) writeFileSync(join(folder, fileOf(change, name)), bytes);
  }
  const page = join(folder, 'index.html');
  writeFileSync(page, reportPage(comparison, trees));
  return page;
}

const NAMES = ['before', 'after', 'difference'] as const;

const imagesOf = (change: { target: Target } & Partial<Record<(typeof NAMES)[number], Buffer | null>>) =>
  NAMES.flatMap((name) => (change[name] ? [{ name, bytes: change[name] }] : []));

const fileOf = ({ target }: Change, name: string) => `snapshots/${target.key}.${name}.png`;

export function reportPage(comparison: Comparison, { base, head }: Trees): string {
  const modes = Object.keys(MODES).map((mode) => `<option>${escape(mode)}</option>`);
  const sections = SECTIONS.map(({ kind, title }) => ({
    title,
    changes: comparison.changes.filter((change) => change.kind === kind),
  })).filter(({ changes }) => changes.length > 0);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Snapshots: ${escape(summary(comparison))}</title>
<style>${read('report.css')}</style>
<header>
<h1>Snapshots</h1>
<p>${escape(summary(comparison))}. Before is ${escape(base)}, after is ${escape(head)}.</p>
<form role="search">
<label>Story <input type="search" name="words" autocomplete="off"></label>
<label>Mode <select name="mode"><option value="">all</option>${modes.join('')}</select></label>
<output name="shown"></output>
</form>
</header>
<main>
${sections.map(({ title, changes }) => `<section>\n<h2>${title} <small>${changes.length}</small></h2>\n${changes.map(article).join('\n')}\n</section>`).join('\n')}
</main>
<script>${read('report.js')}</script>
</html>
`;
}

function article(change: Change): string {
  const { title, name, mode, width, height } = change.target;
  const words = `${title}: ${name}`;
  const figures = imagesOf(change).map(({ name: which }) => {
    const file = escape(encodeURI(fileOf(change, which)));
    const alt = escape(`${words}, ${mode}, ${which}`);
    return `<figure><figcaption>${which}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a></figure>`;
  });
  const detail =
    change.kind === 'changed'
      ? `, ${change.pixels === 1 ? '1 pixel differs' : `${change.pixels.toLocaleString('en-US')} pixels differ`}`
      : '';
  const reason = change.kind === 'failed' ? `<pre>${escape(change.reason)}</pre>` : '';
  return `<article data-mode="${escape(mode)}" data-words="${escape(words.toLowerCase())}">
<h3>${escape(words)}</h3>
<p>${escape(mode)}, ${width} × ${height}${detail}</p>
${reason}<div>${figures.join('')}</div>
</article>`;
}
