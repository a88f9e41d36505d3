import { parseArgs } from 'node:util';
import { readBundledSeasons } from '../feeds/bundled-results.ts';
import { readSeasonFiles } from '../feeds/season-files.ts';
import { SeasonFileError } from '../feeds/season-match.ts';
import { alwaysHome, baseRates, evenOdds } from './baselines.ts';
import { createMachine } from './elo.ts';
import { evaluate, type Forecaster } from './evaluation.ts';
import { evaluationJson, evaluationTable } from './evaluation-report.ts';
import { rankPace } from './rank-pace.ts';
import { statedResults, strategyPay, type StrategyPay } from './strategy-pay.ts';
import { rankPaceTable, strategyTable } from './strategy-report.ts';
import type { SeasonMatch } from '../feeds/season-match.ts';
import type { League } from '@machine/contract';

/**
 * `npm run evaluate -- [FILE…] [--json]`: evaluates the Machine's predictions for real seasons; without files, for those
 * that come with the server. `--without` leaves out the season that started in a year, as if its results were unknown.
 * With `--strategies`, shows what players earn who know nothing about sport; `--pace` shows how long players of a
 * simulated season take for each rank.
 */

const USAGE = `Usage: npm run evaluate -- [--strategies] [--without YEAR] [FILE...] [--json]   (EPL: .json, NBA: .csv)
       npm run evaluate -- --pace [--json]`;
const PACE = { seeds: [1, 2, 3], days: 365, playersPerSeed: 60 };
const TITLES = { machine: 'The Machine', alwaysHome: 'Always home', baseRates: 'Base rates', evenOdds: 'Even odds' };

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  if (!options || (options.pace && (options.files.length > 0 || options.strategies))) {
    console.error(USAGE);
    return 2;
  }
  if (options.pace) {
    const pace = rankPace(PACE);
    console.log(options.json ? JSON.stringify(pace) : rankPaceTable(pace, PACE.days));
    return 0;
  }
  try {
    const known = options.files.length > 0 ? await readSeasonFiles(options.files) : await readBundledSeasons();
    const matches = known.filter(({ season }) => String(season) !== options.without);
    const leagues = (['NBA', 'EPL'] as const).filter((league) =>
      matches.some((match) => match.fixture.league === league),
    );
    if (options.strategies) {
      const pays = strategyPays(leagues, matches);
      console.log(
        pays.map(options.json ? (pay) => JSON.stringify(pay) : strategyTable).join(options.json ? '\n' : '\n\n'),
      );
      return 0;
    }
    const evaluations = leagues.map((league) =>
      evaluate(league, matches, {
        machine: machineForecaster(league),
        alwaysHome: alwaysHome(),
        baseRates: baseRates(),
        evenOdds: evenOdds(league),
      }),
    );
    const reports = evaluations.map((each) => (options.json ? evaluationJson(each) : evaluationTable(each, TITLES)));
    console.log(reports.join(options.json ? '\n' : '\n\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof SeasonFileError)) throw error;
    console.error(error.message);
    return 1;
  }
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
    const options = { json: flag, strategies: flag, pace: flag, without: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { files: positionals, ...values };
  } catch {
    return undefined;
  }
}

/** Wraps the Machine as used in the game, not just its ratings. */
function machineForecaster(league: League): Forecaster {
  const machine = createMachine(league);
  return { learn: (match) => machine.learn(match), forecast: (fixture) => machine.predict(fixture).probabilities };
}
