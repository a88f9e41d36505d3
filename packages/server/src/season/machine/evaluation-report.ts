import { seasonName } from '../feeds/season-match.ts';
import { formatCount } from './number-text.ts';
import { type Evaluation, OPENING_MATCHES, type Scores } from './evaluation.ts';

const COLUMNS: [title: string, show: (scores: Scores) => string][] = [
  ['Accuracy', ({ accuracy }) => accuracy.toFixed(3)],
  ['Brier score', ({ brier }) => brier.toFixed(3)],
  ['Log loss', ({ logLoss }) => logLoss.toFixed(3)],
];

/** Formats the evaluation of a league as tables with one row per forecaster: all matches, then those held out. */
export function evaluationTable<Name extends string>(
  { league, matches, seasons, scores, heldOut, openings }: Evaluation<Name>,
  titles: Record<Name, string>,
): string {
  const [warmUp, ...rest] = seasons.map(seasonName);
  if (matches === 0) return `${league}: nothing to evaluate; the first season (${warmUp}) is only used as warm-up.`;
  const head = `${league}: ${formatCount(matches)} matches evaluated, ${rest.join(', ')} (after ${warmUp} as warm-up)`;
  const tables = [head, '', ...tableOf(scores, titles)];
  if (heldOut.matches === 0) return tables.join('\n');
  const later = `Held out, ${heldOut.seasons.map(seasonName).join(', ')}: ${formatCount(heldOut.matches)} matches`;
  const first = `Their first ${OPENING_MATCHES} each: ${formatCount(openings.matches)} matches`;
  const parts = [
    [later, '', ...tableOf(heldOut.scores, titles)],
    [first, '', ...tableOf(openings.scores, titles)],
  ];
  return [...tables, ...parts.flatMap((part) => ['', ...part])].join('\n');
}

function tableOf<Name extends string>(scores: Record<Name, Scores>, titles: Record<Name, string>): string[] {
  const rows = (Object.keys(titles) as Name[]).map((name) => [
    titles[name],
    ...COLUMNS.map(([, show]) => show(scores[name])),
  ]);
  return alignedLines([['', ...COLUMNS.map(([title]) => title)], ...rows]);
}

/** Aligns the cells of a table: the first column to the left, the others to the right. */
export function alignedLines(table: readonly (readonly string[])[]): string[] {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table.map((row) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `  ${cells.join('   ')}`;
  });
}

/** Formats the evaluation of a league as one line of JSON. */
export const evaluationJson = <Name extends string>({ scores, ...evaluation }: Evaluation<Name>): string =>
  JSON.stringify({ ...evaluation, ...scores });
