import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, Comparison } from './compare.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Returns a summary such as `3 changed, 1 new of 1300 snapshots`. */
export function summary({ changes, total }: Comparison): string {
  const counts = [...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, { length }]) => `${length} ${kind}`);
  return `${counts.join(', ') || '0 changed'} of ${total} snapshots`;
}

/** Writes the report page and its images; returns the path of the page. */
export function writeReport(folder: string, comparison: Comparison, base: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { key, images } of comparison.changes) {
    for (const [name, bytes] of Object.entries(images)) writeFileSync(join(folder, `${key}.${name}.png`), bytes);
  }
  const page = join(folder, 'index.html');
  writeFileSync(page, reportPage(comparison, base));
  return page;
}

export const reportPage = (comparison: Comparison, base: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${summary(comparison)}</title>
<style>
body { background: #0b0d0c; color: #eceeed; font: 14px/1.5 monospace; }
img { max-width: 32%; outline: 1px solid #717d79; vertical-align: top; }
pre { white-space: pre-wrap; }
</style>
<h1>${summary(comparison)}</h1>
<p>From left to right: before (${escape(base)}), after, difference.</p>
${comparison.changes.map(section).join('\n')}
</html>
`;

const section = ({ key, kind, detail, images }: Change) => `<h2>${escape(key)}: ${kind}</h2>
<pre>${escape(detail)}</pre>
${Object.keys(images)
  .map((name) => `<img src="${escape(key)}.${name}.png" alt="${name}" loading="lazy">`)
  .join('\n')}`;
