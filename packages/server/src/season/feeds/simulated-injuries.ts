import { clubsOf } from './clubs.ts';
import type { LeagueInjury } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { Random } from '../../platform/random.ts';
import { DAY_MS } from '../../platform/clock/time.ts';

/** The first `ALWAYS_FILLED` slots are never empty, so the list has 6 to 14 entries. */
const SLOTS = 14;
const ALWAYS_FILLED = 6;
const FILL_CHANCE = 0.5;

/** Invented names. Each slot has its own first name, so nobody is listed twice; no surname is a real player's. */
const FIRST_NAMES =
  'Davrin,Teyon,Malrick,Jorvan,Keshon,Orlin,Brevin,Tavaris,Lukan,Zadrian,Corvell,Emrik,Rashan,Willem'.split(',');
const LAST_NAMES =
  'Ockwright,Brackmoor,Vantrell,Ostergale,Quillander,Hartswick,Demarrow,Pellingway,Stronhold,Adebrook,Marchetal,Tolliverne,Runswell,Kovarrin,Lindqvale,Fairmarsh,Bexholm,Greyland'.split(
    ',',
  );
const SIDES = ['left', 'right'];
const INJURIES = [
  'calf strain',
  'ankle sprain',
  'knee soreness',
  'hamstring tightness',
  'wrist contusion',
  'hip soreness',
  'groin strain',
  'shoulder sprain',
  'foot soreness',
];

/** The status by days left until the return, starting with the last day. */
const RECOVERY = ['Probable', 'Questionable', 'Questionable', 'Doubtful'];

/**
 * Returns the NBA injury list for the day (UTC). Each slot holds one player's injury after another's. `randomOf` returns
 * the generator for a subject; it must start the same sequence on each call.
 */
export function simulatedInjuries(randomOf: (subject: string) => Random, at: Instant): LeagueInjury[] {
  const day = Math.floor(at / DAY_MS);
  return Array.from({ length: SLOTS }, (_, slot) => injuryIn(randomOf, slot, day)).filter(
    (entry) => entry !== undefined,
  );
}

function injuryIn(randomOf: (subject: string) => Random, slot: number, day: number): LeagueInjury | undefined {
  const timing = randomOf(`injuries/${slot}`);
  const days = 5 + timing.below(12);
  const shifted = day + timing.below(days);
  const random = randomOf(`injuries/${slot}/${Math.floor(shifted / days)}`);
  const pick = (list: readonly string[]) => list[random.below(list.length)] ?? '';

  if (slot >= ALWAYS_FILLED && random.next() >= FILL_CHANCE) return undefined;
  const daysLeft = days - 1 - (shifted % days);
  return {
    playerName: `${FIRST_NAMES[slot] ?? ''} ${pick(LAST_NAMES)}`,
    team: pick(clubsOf('NBA').map(({ abbr }) => abbr)),
    status: RECOVERY[daysLeft] ?? 'Out',
    description: `${pick(SIDES)} ${pick(INJURIES)}`,
  };
}
