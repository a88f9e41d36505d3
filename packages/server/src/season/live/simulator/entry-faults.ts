import { ENTRY_FAULTS, type FaultName, type Faults } from './faults.ts';
import type { SimulatorMatch } from './simulator-match.ts';

/** A provider's notation of a match, and the possible faults of its entries. */
export type EntryFormat = {
  write(match: SimulatorMatch): Record<string, unknown>;
  /** The fields of which `missing-field` leaves one out. */
  requiredFields: readonly string[];
  /** The fields that `unknown-status` changes. */
  unknownStatus: Record<string, unknown>;
};

type EntryFaultsDeps = {
  faults: Faults;
  format: EntryFormat;
  /** Returns a match as it was 30 minutes earlier. */
  earlier(match: SimulatorMatch): SimulatorMatch | undefined;
};

const hasPoints = ({ status, score }: SimulatorMatch) =>
  status === 'LIVE' && score !== null && score.home + score.away > 0;

/** The matches that a share of a fault may hit. */
const ELIGIBLE: Partial<Record<FaultName, (match: SimulatorMatch) => boolean>> = {
  'score-falls': hasPoints,
  'back-in-time': ({ status }) => status === 'LIVE' || status === 'FINISHED',
};

/** Writes the entries of a page, with what the faults make of them. */
export function writeEntries(
  matches: readonly SimulatorMatch[],
  { faults, format, earlier }: EntryFaultsDeps,
): object[] {
  const victimOf = (name: FaultName) => faults.pick(matches.filter(ELIGIBLE[name] ?? (() => true)))?.id;
  const hit = new Map(ENTRY_FAULTS.filter(faults.hits).map((name) => [name, victimOf(name)]));
  const isPromoted = ({ league, homeTeam }: SimulatorMatch) =>
    league === 'EPL' && faults.hitsMatch('unknown-club', homeTeam);

  return matches.flatMap((match) => {
    const is = (name: FaultName) => hit.get(name) === match.id;
    const shown = is('back-in-time') ? (earlier(match) ?? match) : match;
    const entry = format.write({
      ...shown,
      homeTeam: `${isPromoted(shown) ? 'New ' : ''}${shown.homeTeam}`,
      score: is('score-falls') && hasPoints(shown) ? fallen(shown) : shown.score,
    });
    if (is('unknown-status')) Object.assign(entry, format.unknownStatus);
    if (is('missing-field')) delete entry[faults.pick(format.requiredFields) ?? ''];
    return is('duplicate') ? [entry, entry] : [entry];
  });
}

const fallen = ({ score }: SimulatorMatch) =>
  score && (score.home > 0 ? { ...score, home: score.home - 1 } : { ...score, away: score.away - 1 });
