import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { StartError } from '../../platform/start-error.ts';
import { runCommand } from '../../run-command.ts';
import { readBundledSeasons } from '../feeds/bundled-results.ts';
import { readSeasonFiles } from '../feeds/season-files.ts';
import { choiceTable, chooseParameters, middleOfGrid } from './choose.ts';
import { createMachine } from './elo.ts';
import { evaluate } from './evaluation.ts';
import { FIGURES_FILE, figuresJson } from './evaluation-figures.ts';
import { evaluationTable } from './evaluation-report.ts';
import { forecastersFor } from './forecasters.ts';
import { MODELS } from './model-parameters.ts';
import { rankPace } from './rank-pace.ts';
import { statedResults, strategyPay, type StrategyPay } from './strategy-pay.ts';
import { rankPaceTable, strategyTable } from './strategy-report.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import type { League } from '@machine/contract';

/**
 * `npm run evaluate -- [FILE…] [--json]`: evaluates the Machine's predictions for real seasons; without files, for those
 * that come with the server. `--without` leaves out the season that started in a year, as if its results were unknown.
 * `--choose` repeats the search of the parameters on the early seasons; `--write` writes the figures that players see.
 * With `--strategies`, shows what players earn who know nothing about sport; `--pace` shows how long players of a
 * simulated season take for each rank.
 */

const USAGE = `Usage: npm run evaluate -- [--strategies | --choose] [--without YEAR] [FILE...] [--json]   (EPL: .json, NBA: .csv)
       npm run evaluate -- --write
       npm run evaluate -- --pace [--json]`;
const PACE = { seeds: [1, 2, 3], days: 365, playersPerSeed: 60 };
const TITLES = { machine: 'The Machine', baseRates: 'Base rates', alwaysHome: 'Always home', coin: 'A coin' };

type Input = { leagues: readonly League[]; matches: readonly SeasonMatch[]; isJson: boolean };

/** Prints a mode's report about real seasons. */
const MODES = {
  scores: ({ leagues, matches, isJson }: Input) => {
    const evaluations = evaluateAll(leagues, matches);
    return isJson
      ? evaluations.map((each) => JSON.stringify(each)).join('\n')
      : evaluations.map((each) => evaluationTable(each, TITLES)).join('\n\n');
  },
  strategies: ({ leagues, matches, isJson }: Input) => {
    const pays = strategyPays(leagues, matches);
    return isJson ? pays.map((pay) => JSON.stringify(pay)).join('\n') : pays.map(strategyTable).join('\n\n');
  },
  choose: ({ leagues, matches, isJson }: Input) => {
    const choices = leagues.map((league) => ({
      league,
      inUse: MODELS[league],
      ...chooseParameters(league, matches, middleOfGrid(league)),
    }));
    return isJson ? choices.map((each) => JSON.stringify(each)).join('\n') : choices.map(choiceTable).join('\n\n');
  },
  write: async ({ leagues, matches }: Input) => {
    await writeFile(FIGURES_FILE, figuresJson(evaluateAll(leagues, matches)));
    return `Wrote ${fileURLToPath(FIGURES_FILE)}`;
  },
} as const;
type Mode = keyof typeof MODES | 'pace';

if (import.meta.main) await runCommand(() => runEvaluate(process.argv.slice(2)));

/** Runs the command and returns what it prints. */
export async function runEvaluate(args: string[]): Promise<string> {
  const { mode, json: isJson, files, without } = readArguments(args);
  if (mode === 'pace') {
    const pace = rankPace(PACE);
    return isJson ? JSON.stringify(pace) : rankPaceTable(pace, PACE.days);
  }
  const known = files.length > 0 ? await readSeasonFiles(files) : await readBundledSeasons();
  const matches = known.filter(({ season }) => String(season) !== without);
  const leagues = (['NBA', 'EPL'] as const).filter((league) =>
    matches.some((match) => match.fixture.league === league),
  );
  return MODES[mode]({ leagues, matches, isJson });
}

function evaluateAll(leagues: readonly League[], matches: readonly SeasonMatch[]) {
  return leagues.map((league) => evaluate(league, matches, forecastersFor(league)));
}

/** For each league and, if there are several, all of them together. */
function strategyPays(leagues: readonly League[], matches: readonly SeasonMatch[]): StrategyPay[] {
  const results = leagues.map((league) => ({ league, stated: statedResults(league, matches, createMachine(league)) }));
  const pays = results.map(({ league, stated }) => strategyPay([league], stated));
  if (leagues.length < 2) return pays;
  return [
    ...pays,
    strategyPay(
      [...leagues],
      results.flatMap(({ stated }) => stated),
    ),
  ];
}

function readArguments(args: string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = {
      json: flag,
      strategies: flag,
      pace: flag,
      choose: flag,
      write: flag,
      without: { type: 'string' },
    } as const;
    const { values, positionals: files } = parseArgs({ args, allowPositionals: true, options });
    const chosen = (['strategies', 'choose', 'pace', 'write'] as const).filter((name) => values[name]);
    const mode: Mode = chosen[0] ?? 'scores';
    const isAboutFiles = mode !== 'pace' && mode !== 'write';
    const { json, without } = values;
    const isRight = chosen.length < 2 && (isAboutFiles || (files.length === 0 && without === undefined));
    if (isRight) return { mode, json, without, files };
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE);
}
