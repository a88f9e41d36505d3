import { parseArgs } from 'node:util';
import { readSeasonFiles } from '../feed/season-files.ts';
import { SeasonFileError } from '../feed/season-match.ts';
import { alwaysHome, baseRates } from './baselines.ts';
import { createMachine } from './elo.ts';
import { evaluate, type Forecaster } from './evaluation.ts';
import { evaluationJson, evaluationTable } from './evaluation-report.ts';
import type { League } from '@machine/contract';

/** `npm run evaluate -- FILE… [--json]`: how good the Machine's calls would have been in real seasons. */

const USAGE = 'Usage: npm run evaluate -- FILE... [--json]   (EPL seasons as .json, NBA games as .csv)';
const TITLES = { machine: 'The Machine', alwaysHome: 'Always home', baseRates: 'Base rates' };

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked || asked.files.length === 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    const matches = await readSeasonFiles(asked.files);
    const leagues = (['NBA', 'EPL'] as const).filter((league) =>
      matches.some((match) => match.fixture.league === league),
    );
    const evaluations = leagues.map((league) =>
      evaluate(league, matches, { machine: theMachine(league), alwaysHome: alwaysHome(), baseRates: baseRates() }),
    );
    const shown = evaluations.map((each) => (asked.json ? evaluationJson(each) : evaluationTable(each, TITLES)));
    console.log(shown.join(asked.json ? '\n' : '\n\n'));
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

/** The Machine as it plays: its calls, not only its ratings. */
function theMachine(league: League): Forecaster {
  const machine = createMachine(league);
  return { learn: (match) => machine.learn(match), forecast: (fixture) => machine.call(fixture).probabilities };
}
