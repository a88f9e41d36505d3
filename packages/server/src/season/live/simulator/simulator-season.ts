import type { League } from '@machine/contract';
import type { Feed, Fixture, MatchState, Score } from '../../../game/match/feed.ts';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, WEEK_MS } from '../../../platform/clock/time.ts';
import { createRandom } from '../../../platform/random.ts';
import { createSimulatedFeed } from '../../feeds/simulated.ts';
import { type Faults, MATCH_FAULTS } from './faults.ts';
import { type SimulatorMatch, providerId, simulatorMatch } from './simulator-match.ts';

type Range = { from: Instant; to: Instant };

/** A change of a match that the schedule didn't plan. */
type MatchEvent =
  | { kind: 'moved'; announcedAt: Instant; byMs: number }
  | { kind: 'cancelled'; announcedAt: Instant }
  | { kind: 'corrected' }
  | { kind: 'twin' };

/** The real end of a match, for recounts. */
export type TrueMatch = Omit<SimulatorMatch, 'status' | 'clock'> & { firstStartTime: Instant; twinOf?: number };

const MOVES_MS = { 'start-moves': [-2, 1, 20, 44], 'start-moves-far': [72, 120] };
const LONGEST_MOVE_MS = WEEK_MS;
/** Changes before the start are announced at a random time in this interval before it. */
const ANNOUNCED_BEFORE = { earliestMs: 14 * HOUR_MS, latestMs: 3 * HOUR_MS };
const CORRECTED_AFTER_MS = 20 * MINUTE_MS;
const TWIN_AFTER_MS = 30 * MINUTE_MS;
const TWIN_IDS = 70_000_000;
/** By then, nothing changes anymore. */
const SETTLED_MS = 30 * DAY_MS;

/** The schedule and results of both leagues at any time, with what the faults do to single matches. */
export type SimulatorSeason = ReturnType<typeof createSimulatorSeason>;

/** Creates the season of a seed. Matches that were requested while a fault was on keep what it does to them. */
export function createSimulatorSeason(seed: number, faults: Faults) {
  const feed = createSimulatedFeed({ seed });
  /** Null: nothing, because the match was first requested too late. */
  const events = new Map<number, MatchEvent | null>();

  return {
    /** Returns the matches of a league that start in a range as known at `at`, by start. */
    matches: (league: League, { from, to }: Range, at: Instant) =>
      feed
        .fixtures(from - LONGEST_MOVE_MS, to + LONGEST_MOVE_MS)
        .filter((fixture) => fixture.league === league)
        .flatMap((fixture) => matchesOf(feed, fixture, eventOf(fixture, at), at))
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .toSorted((a, b) => a.startTime - b.startTime || a.id - b.id),
    injuries: (at: Instant) => feed.injuries('NBA', at),
    /** Returns how the matches ended whose first start is in a range. */
    truth: ({ from, to }: Range) =>
      feed.fixtures(from, to).flatMap((fixture) => {
        const event = events.get(providerId(fixture)) ?? null;
        const [match, twin] = matchesOf(feed, fixture, event, fixture.startTime + SETTLED_MS);
        const ends = match ? [{ ...truthOf(match), firstStartTime: fixture.startTime }] : [];
        const twins = twin ? [{ ...truthOf(twin), firstStartTime: twin.startTime, twinOf: providerId(fixture) }] : [];
        return [...ends, ...twins];
      }),
  };

  /** Decides what happens to a match when it is first requested while a fault is on. */
  function eventOf(fixture: Fixture, at: Instant): MatchEvent | null {
    const id = providerId(fixture);
    const known = events.get(id);
    const drawn = MATCH_FAULTS.find((name) => faults.hitsMatch(name, id));
    if (known !== undefined || !drawn) return known ?? null;
    const announcedAt = announcementOf(fixture, seed);
    const event = announcedAt < at ? null : createEvent(drawn, id, announcedAt);
    events.set(id, event);
    return event;
  }

  function createEvent(name: (typeof MATCH_FAULTS)[number], id: number, announcedAt: Instant): MatchEvent {
    if (name === 'cancelled') return { kind: 'cancelled', announcedAt };
    if (name === 'corrected' || name === 'twin') return { kind: name };
    const hours = MOVES_MS[name as keyof typeof MOVES_MS];
    const index = createRandom(`${seed}/move/${id}`).below(hours.length);
    return { kind: 'moved', announcedAt, byMs: (hours[index] ?? 0) * HOUR_MS };
  }
}

const truthOf = ({ status: _status, clock: _clock, ...match }: SimulatorMatch) => match;

function announcementOf({ id, startTime }: Fixture, seed: number): Instant {
  const { earliestMs, latestMs } = ANNOUNCED_BEFORE;
  const share = createRandom(`${seed}/announcement/${id}`).next();
  return startTime - Math.round(latestMs + share * (earliestMs - latestMs));
}

/** Returns a match, and its twin if it has one, as known at `at`. */
function matchesOf(feed: Feed, fixture: Fixture, event: MatchEvent | null, at: Instant): SimulatorMatch[] {
  const shifted = (byMs: number) =>
    simulatorMatch({ ...fixture, startTime: fixture.startTime + byMs }, stateOf(feed, fixture, at - byMs));
  const planned = shifted(0);
  switch (event?.kind) {
    case undefined:
      return [planned];
    case 'moved':
      return [at < event.announcedAt ? planned : shifted(event.byMs)];
    case 'cancelled':
      return [at < event.announcedAt ? planned : { ...planned, status: 'CANCELLED', score: null, clock: null }];
    case 'corrected': {
      const { status } = simulatorMatch(fixture, stateOf(feed, fixture, at - CORRECTED_AFTER_MS));
      const { score } = planned;
      return [status === 'FINISHED' && score ? { ...planned, score: corrected(fixture.league, score) } : planned];
    }
    case 'twin':
      return [planned, { ...shifted(TWIN_AFTER_MS), id: planned.id + TWIN_IDS }];
  }
}

function stateOf(feed: Feed, fixture: Fixture, at: Instant): MatchState {
  const state = feed.state(fixture.id, at);
  if (!state) throw new Error(`The simulated season has no state of ${fixture.id}`);
  return state;
}

/** Gives the home club more points, but never makes a tie of an NBA game. */
function corrected(league: League, { home, away }: Score): Score {
  if (league === 'EPL') return { home: home + 1, away };
  return { home: home + (home + 2 === away ? 3 : 2), away };
}
