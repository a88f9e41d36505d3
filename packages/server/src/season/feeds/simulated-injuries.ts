import { clubsOf } from './clubs.ts';
import { memoize } from './memoize.ts';
import type { LeagueInjury } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant } from '../../platform/clock/time.ts';
import type { Random } from '../../platform/random.ts';
import type { Simulation } from './seasons.ts';

/** `points`: what the player's club loses without him. */
export type SimulatedInjury = LeagueInjury & { points: number };

const ALWAYS_FILLED = 6;
const FILL_CHANCE = 0.5;

const CACHED_INJURIES = 256;

type InjuryRules = {
  slots: number;
  /** Statuses change after a whole number of steps. */
  stepMs: number;
  /** The least length of an injury, in steps, and the number of lengths. */
  minSteps: number;
  lengths: number;
};

/**
 * The first simulation changed the list at midnight and weighed all players alike. Since the second one, the list changes
 * at any time, so that the Machine's prediction doesn't know all of the absences, and a player weighs what he scores.
 */
const RULES: Record<Simulation, InjuryRules> = {
  1: { slots: 14, stepMs: DAY_MS, minSteps: 5, lengths: 12 },
  2: { slots: 28, stepMs: 12 * HOUR_MS, minSteps: 6, lengths: 12 },
};
/** The points that a club loses without a regular starter, in the first simulation. */
const STARTER_POINTS = 3;
/** In the second one: points a game of a player, and how many of them the others don't make up for. */
const MIN_SCORED = 8;
const MAX_SCORED = 32;
const LOST_SHARE = 0.25;

/** Invented names; no surname is a real player's. Slots with the same first name share no surname, so nobody is listed twice. */
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

/** The status by steps left until the return, starting with the last one. */
const RECOVERY = ['Probable', 'Questionable', 'Questionable', 'Doubtful'];

/**
 * Creates the NBA injury list at any time. Each slot holds one player's injury after another's. `randomOf` returns the
 * generator for a subject; it must start the same sequence on each call.
 */
export function createInjuries(
  simulation: Simulation,
  randomOf: (subject: string) => Random,
): (at: Instant) => SimulatedInjury[] {
  const { slots, stepMs, minSteps, lengths } = RULES[simulation];
  const timings = Array.from({ length: slots }, (_, slot) => {
    const timing = randomOf(`injuries/${slot}`);
    const steps = minSteps + timing.below(lengths);
    return { steps, shift: simulation === 1 ? timing.below(steps) : timing.next() * steps };
  });
  const injuryOf = memoize(CACHED_INJURIES, (subject: string) => {
    const slot = Number(subject.split('/')[1]);
    const random = randomOf(subject);
    return slot >= ALWAYS_FILLED && random.next() >= FILL_CHANCE ? null : injuryIn(simulation, slot, random);
  });

  return (at) =>
    timings.flatMap(({ steps, shift }, slot) => {
      const shifted = Math.floor(at / stepMs + shift);
      const injury = injuryOf(`injuries/${slot}/${Math.floor(shifted / steps)}`);
      return injury === null ? [] : { ...injury, status: RECOVERY[steps - 1 - (shifted % steps)] ?? 'Out' };
    });
}

function injuryIn(simulation: Simulation, slot: number, random: Random): Omit<SimulatedInjury, 'status'> {
  const pick = (list: readonly string[]) => list[random.below(list.length)] ?? '';
  const groups = RULES[simulation].slots / FIRST_NAMES.length;
  const lastNames = LAST_NAMES.filter((_, index) => index % groups === Math.floor(slot / FIRST_NAMES.length));
  const injury = {
    playerName: `${FIRST_NAMES[slot % FIRST_NAMES.length] ?? ''} ${pick(lastNames)}`,
    team: pick(clubsOf('NBA').map(({ abbr }) => abbr)),
    description: `${pick(SIDES)} ${pick(INJURIES)}`,
  };
  if (simulation === 1) return { ...injury, points: STARTER_POINTS };
  const scored = MIN_SCORED + random.below(MAX_SCORED - MIN_SCORED + 1);
  return { ...injury, description: `${injury.description}, ${scored} points a game`, points: LOST_SHARE * scored };
}
