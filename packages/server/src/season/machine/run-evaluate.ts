import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../platform/start-error.ts';
import { readBundledSeasons } from '../feeds/bundled-results.ts';
import { readSeasonFiles } from '../feeds/season-files.ts';
import { choiceTable, chooseParameters, middleOfGrid } from './choose.ts';
import { evaluate } from './evaluation.ts';
import { FIGURES_FILE, figuresJson } from './evaluation-figures.ts';
import { evaluationTable, alignedLines } from './evaluation-report.ts';
import { statedResults, strategyPay, type StrategyPay, type StrategyName } from './strategy-pay.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import type { League } from '@machine/contract';
import { formatCount } from './number-text.ts';

const STRATEGY_TITLES: Record<StrategyName, string> = {
  coin: 'A coin',
  alwaysAgree: 'Always agree',
  alwaysDisagree: 'Always disagree',
  byLeague: 'Agree in the NBA, disagree in the EPL',
  agreeFrom50: 'Agree from 50 %, otherwise disagree',
  bestStake: 'Best stake × probability',
  onlyUnder50: 'Disagree under 50 %, skip the rest',
  bookmaker: 'As much knowledge as a bookmaker',
};

function strategyTable({ leagues, matches, strategies }: StrategyPay): string {
  if (matches === 0) return `${leagues.join(' and ')}: nothing to evaluate; the first season is only used as warm-up.`;
  const names = Object.keys(STRATEGY_TITLES) as StrategyName[];
  const rows = names.map((name) => {
    const { picks, stars, coin } = strategies[name];
    const isEmpty = picks === 0;
    const ahead = 100 * (stars / coin - 1);
    return [
      STRATEGY_TITLES[name],
      formatCount(picks),
      isEmpty ? '–' : stars.toFixed(1),
      isEmpty ? '–' : `${ahead < 0 ? '' : '+'}${ahead.toFixed(1)} %`,
    ];
  });
  const head = `${leagues.join(' and ')}: stars for 100 picks in ${formatCount(matches)} matches, without gold`;
  return [head, '', ...alignedLines([['', 'Picks', 'Stars', 'Over a coin on the same'], ...rows])].join('\n');
}

type Input = { leagues: readonly League[]; matches: readonly SeasonMatch[] };

/** Each returns the paragraphs of a report about real seasons. */
const MODES = {
  scores: (input: Input) => evaluateAll(input).map(evaluationTable),
  strategies: (input: Input) => strategyPays(input).map(strategyTable),
  choose: ({ leagues, matches }: Input) =>
    leagues.map((league) => choiceTable(league, chooseParameters(league, matches, middleOfGrid(league)))),
  write: async (input: Input) => {
    await writeFile(FIGURES_FILE, figuresJson(evaluateAll(input)));
    return [`Wrote ${fileURLToPath(FIGURES_FILE)}`];
  },
} as const;

/** The files with seasons, none for those that come with the server, and at most one mode. */
type Requested = { files: string[] } & Partial<Record<Exclude<keyof typeof MODES, 'scores'>, boolean>>;

/** Evaluates the Machine's predictions for real seasons. Returns the report. */
export async function runEvaluate({ files, ...flags }: Requested): Promise<string> {
  const mode = modeOf(flags);
  if (mode === 'write' && files.length > 0) throw new StartError('--write takes no files.');
  const matches = files.length > 0 ? await readSeasonFiles(files) : await readBundledSeasons();
  const leagues = (['NBA', 'EPL'] as const).filter((league) =>
    matches.some((match) => match.fixture.league === league),
  );
  return (await MODES[mode]({ leagues, matches })).join('\n\n');
}

const evaluateAll = ({ leagues, matches }: Input) => leagues.map((league) => evaluate(league, matches));

/** For each league and, if there are several, all of them together. */
function strategyPays({ leagues, matches }: Input): StrategyPay[] {
  const results = leagues.map((league) => statedResults(league, matches));
  const pays = leagues.map((league, index) => strategyPay([league], results[index] ?? []));
  return leagues.length < 2 ? pays : [...pays, strategyPay([...leagues], results.flat())];
}

function modeOf(flags: Omit<Requested, 'files'>): keyof typeof MODES {
  const chosen = (['strategies', 'choose', 'write'] as const).filter((name) => flags[name]);
  if (chosen.length > 1) throw new StartError(`Choose one of --${chosen.join(' and --')}.`);
  return chosen[0] ?? 'scores';
}
