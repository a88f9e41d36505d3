import { parseArgs } from 'node:util';
import { readSeasonFiles } from '../feeds/season-files.ts';
import { SeasonFileError } from '../feeds/season-match.ts';
import { alwaysHome, baseRates } from './baselines.ts';
import { createMachine } from './elo.ts';
import { evaluate, type Forecaster } from './evaluation.ts';
import { evaluationJson, evaluationTable } from './evaluation-report.ts';
import type { League } from '@machine/contract';

/** `npm run evaluate -- FILE… [--json]`: evaluates the Machine's predictions for real seasons. */

const USAGE = 'Usage: npm run evaluate -- FILE... [--json]   (EPL seasons as .json, NBA games as .csv)';
const TITLES = { machine: 'The Machine', alwaysHome: 'Always home', baseRates: 'Base rates' };

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  if (!options || options.files.length === 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    const matches = await readSeasonFiles(options.files);
    const leagues = (['NBA', 'EPL'] as const).filter((league) =>
      matches.some((match) => match.fixture.league === league),
    );
    const evaluations = leagues.map((league) =>
      evaluate(league, matches, {
        machine: machineForecaster(league),
        alwaysHome: alwaysHome(),
        baseRates: baseRates(),
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

function readArguments(args: string[]): { files: string[]; json: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    return { files: positionals, json: values.json ?? false };
  } catch {
    return undefined;
  }
}

/** Wraps the Machine as used in the game, not just its ratings. */
function machineForecaster(league: League): Forecaster {
  const machine = createMachine(league);
  return { learn: (match) => machine.learn(match), forecast: (fixture) => machine.predict(fixture).probabilities };
}
