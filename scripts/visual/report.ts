import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Target } from './capture.ts';
import type { Change, Comparison } from './compare.ts';
import { reportPage } from './report-page.ts';

/** A changed picture in the report. */
export type Item = Pick<Change, 'key' | 'kind' | 'detail'> & {
  story: string;
  mode: string;
  width: number;
  /** The story in Storybook with the same globals. */
  link: string;
  /** Identifies the pictures, so that a decision about them survives the next run but not another change. */
  version: string;
  images: string[];
};
/** Pictures that changed in the same way. */
export type Group = { title: string; kind: Change['kind']; items: Item[] };
export type Report = { summary: string; base: string; groups: Group[] };

export type ReportOptions = { base: string; storybook: string; targets: ReadonlyMap<string, Target> };

/** Returns a summary such as `3 changed, 1 new of 1300 snapshots`. */
export function summary({ changes, total }: Comparison): string {
  const counts = [...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, { length }]) => `${length} ${kind}`);
  return `${counts.join(', ') || '0 changed'} of ${total} snapshots`;
}

/** Groups the pictures that changed in the same way, largest groups first; failures come before all others. */
export function createReport(comparison: Comparison, { base, storybook, targets }: ReportOptions): Report {
  const groups = Map.groupBy(comparison.changes, ({ kind, reasons }) => JSON.stringify([kind, reasons]));
  const toItem = ({ key, kind, detail, images }: Change): Item => {
    const { id = key, story = key, appearance = '', viewport = '', width = 0 } = targets.get(key) ?? {};
    const hash = createHash('sha1')
      .update(kind)
      .update(images.before ?? '')
      .update('/')
      .update(images.after ?? detail);
    return {
      key,
      kind,
      detail,
      story,
      mode: `${appearance}, ${viewport}`,
      width,
      link: `${storybook}?path=/story/${id}&globals=appearance:${appearance};viewport.value:${viewport}`,
      version: hash.digest('hex').slice(0, 12),
      images: Object.keys(images),
    };
  };
  return {
    summary: summary(comparison),
    base,
    groups: [...groups.values()]
      .map((changes) => ({ title: titleOf(changes), kind: changes[0]?.kind ?? 'changed', items: changes.map(toItem) }))
      .toSorted((a, b) => Number(b.kind === 'failed') - Number(a.kind === 'failed') || b.items.length - a.items.length),
  };
}

const TITLES = { new: 'New pictures', removed: 'Removed pictures' };

function titleOf([change]: Change[]): string {
  if (!change) return '';
  const { kind, reasons } = change;
  if (kind === 'new' || kind === 'removed') return TITLES[kind];
  const [reason = ''] = reasons;
  const more = reasons.length > 1 ? ` and ${reasons.length - 1} more` : '';
  const text = `${kind === 'failed' ? 'Failed: ' : ''}${reason.slice(0, 120)}${more}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A comment on GitHub holds 65,536 characters. */
const MAX_GROUPS = 30;
const MAX_STORIES = 20;
/** Quotes text of a story as code, which it cannot end. */
const code = (text: string) => `\`${text.replaceAll(/[`\s]+/g, ' ')}\``;

/** Returns the report as Markdown for a pull request. */
export function summaryMarkdown({ summary: counts, base, groups }: Report): string {
  const sections = groups.slice(0, MAX_GROUPS).map(({ title, items }) => {
    const shown = items.slice(0, MAX_STORIES).map(({ story, mode, detail }) => {
      const difference = detail && `: ${code(detail.slice(0, 200))}`;
      return `- ${code(story)} (${mode})${difference}`;
    });
    const hidden = items.length - shown.length;
    if (hidden > 0) shown.push(`- and ${hidden} more`);
    return `#### ${code(title)}: ${count(items.length)}\n\n${shown.join('\n')}\n`;
  });
  const hidden = groups.length - sections.length;
  if (hidden > 0) sections.push(`And ${hidden} more groups.\n`);
  return [`### Visual comparison with ${code(base)}\n`, `${counts}.\n`, ...sections].join('\n');
}

const count = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`);

/** Lists the files of a report, which the next one replaces. */
const MANIFEST = '.visual-report.json';

/** Throws an error if the folder has files that aren't a report's. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file. Choose another folder.`);
  if (existsSync(join(folder, MANIFEST)) || readdirSync(folder).length === 0) return;
  throw new Error(`${folder} isn't empty, and its files aren't a report. Delete them, or choose another folder.`);
}

/** Writes the report and its images in place of the last report; returns the path of the page. Keeps other files. */
export function writeReport(folder: string, comparison: Comparison, options: ReportOptions): string {
  checkFolder(folder);
  const report = createReport(comparison, options);
  const files = new Map<string, string | Buffer>([
    ['index.html', reportPage(report)],
    ['summary.md', summaryMarkdown(report)],
  ]);
  for (const { key, images } of comparison.changes) {
    for (const [name, bytes] of Object.entries(images)) files.set(`${key}.${name}.png`, bytes);
  }
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, MANIFEST);
  const written: string[] = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : [];
  for (const name of written) rmSync(join(folder, basename(name)), { force: true });
  // Written first, so that a report that was interrupted can be replaced, too.
  writeFileSync(manifest, JSON.stringify([...files.keys()]));
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
  return join(folder, 'index.html');
}
