import type { Scores } from '../../game/record/forecast.ts';
import { seasonName } from '../feeds/season-match.ts';
import { formatCount } from './number-text.ts';
import { type Estimate, type Evaluation, OPENING_MATCHES, type Part } from './evaluation.ts';
import { FORECASTERS } from './forecasters.ts';

const TITLES = { machine: 'The Machine', baseRates: 'Base rates', alwaysHome: 'Always home', coin: 'A coin' };
const COLUMNS: [title: string, show: (scores: Scores) => string][] = [
  ['Accuracy', ({ accuracy }) => accuracy.toFixed(4)],
  ['Brier', ({ brier }) => brier.toFixed(4)],
  ['Log loss', ({ logLoss }) => logLoss.toFixed(4)],
];
/** The column that shows how much more log loss a forecaster has than the Machine. */
const BEHIND = 'Behind ± SE';

/**
 * Formats the evaluation of a league with one row per forecaster: in and out of sample side by side, then the openings of
 * the seasons held out.
 */
export function evaluationTable({ league, warmUp, chosenOn, heldOut, openings }: Evaluation): string {
  const first = warmUp === undefined ? '–' : seasonName(warmUp);
  if (chosenOn.matches + heldOut.matches === 0) {
    return `${league}: nothing to evaluate; the first season (${first}) is only used as warm-up.`;
  }
  const rowTitles = ['', '', '', ...alignedLines([[''], ...FORECASTERS.map((name) => [TITLES[name]])])];
  const inAndOut = sideBySide([rowTitles, block('In sample', chosenOn), block('Out of sample', heldOut)]);
  const opening = sideBySide([rowTitles, block(`The first ${OPENING_MATCHES} of each`, openings)]);
  return [`${league}, after ${first} as warm-up`, '', ...inAndOut, '', ...opening].join('\n');
}

const block = (title: string, part: Part) => [`  ${title}`, `  ${partText(part)}`, '', ...tableOf(part)];

/** '2023-24 to 2024-25, 2,455 matches' */
function partText({ seasons, matches }: Part): string {
  const names = [...new Set([seasons.at(0), seasons.at(-1)])].flatMap((year) => (year ? [seasonName(year)] : []));
  return [...(names.length > 0 ? [names.join(' to ')] : []), `${formatCount(matches)} matches`].join(', ');
}

function tableOf({ scores, behind }: Part): string[] {
  const rows = FORECASTERS.map((name) => [
    ...COLUMNS.map(([, show]) => show(scores[name])),
    name === 'machine' ? '' : estimateText(behind[name]),
  ]);
  return alignedLines([[...COLUMNS.map(([title]) => title), BEHIND], ...rows]);
}

/** '0.0812 ± 0.0043' */
const estimateText = ({ mean, standardError }: Estimate): string => `${mean.toFixed(4)} ± ${standardError.toFixed(4)}`;

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

function sideBySide(blocks: readonly string[][]): string[] {
  const widths = blocks.map((block) => Math.max(...block.map((line) => line.length)));
  return (blocks[0] ?? []).map((_, row) =>
    blocks
      .map((block, index) => (block[row] ?? '').padEnd(widths[index] ?? 0))
      .join('    ')
      .trimEnd(),
  );
}
