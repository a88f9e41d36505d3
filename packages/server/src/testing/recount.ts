import type { League, MachinePick, MatchStatus, PickChoice, Probabilities } from '@machine/contract';
import { CATALOG } from '../game/achievement/catalog.ts';
import type { Counts } from '../game/achievement/counts.ts';
import type { Instant } from '../platform/clock/time.ts';

/*
 * A plain reimplementation of the grading rules, computed from picks and matches, to compare with the server's results.
 * It shares only the achievement catalog with the server.
 */

export type RecountMatch = {
  id: string;
  league: League;
  startTime: Instant;
  status: MatchStatus;
  home: number | null;
  away: number | null;
  isGold: boolean;
  machinePick: MachinePick;
  confidence: number;
  hasPrediction: boolean;
  /** 0 to 100; undefined for a prediction from before they were stored. */
  probabilities?: Probabilities | undefined;
};
type RecountUser = { id: string; wantsRanks: boolean; wantsAchievements: boolean; isBot: boolean };
export type RecountPick = { userId: string; matchId: string; choice: PickChoice; at: Instant };
export type RecountInput = {
  matches: RecountMatch[];
  users: RecountUser[];
  picks: RecountPick[];
  follows: { follower: string; followee: string; at?: Instant | undefined }[];
};

type Grade = { status: 'FINAL' | 'VOID'; home: number | null; away: number | null; startTime: Instant };

const RANKS = [
  [0, 'ROOKIE'],
  [35, 'APPRENTICE'],
  [140, 'CHALLENGER'],
  [350, 'MASTER'],
  [840, 'SLAYER'],
  [2100, 'ORACLE'],
] as const;
const DAY = 86_400_000;

/** Days run from 10:00 UTC to 10:00 UTC. */
const dayOf = (startTime: Instant) => Math.floor((startTime - 10 * 3_600_000) / DAY);

/** The pay of a right pick, and the share of a disagreement in the edge and its variance. */
export function payOf(
  { isGold, machinePick, confidence, probabilities }: RecountMatch,
  choice: PickChoice,
  right: boolean,
) {
  const percent = probabilities && { HOME: probabilities.home, DRAW: probabilities.draw, AWAY: probabilities.away };
  const stated = percent?.[machinePick];
  const p = stated === undefined ? undefined : stated / 100;
  const staked = choice === 'AGREE' ? 100 - Number(stated) : Number(stated);
  const paid = p === undefined ? (choice === 'AGREE' ? 1 : 2) : Math.max(1, Math.round(staked / 2)) / 10;
  const isEdge = choice === 'DISAGREE' && p !== undefined;
  return {
    stars: right ? (isGold ? 5 : paid) : 0,
    edge: isEdge ? (right ? p : p - 1) : null,
    variance: isEdge ? p * (1 - p) : null,
    slayer: choice === 'DISAGREE' && (percent?.[machinePick] ?? confidence) >= 50,
  };
}

/** Probabilities have three decimals, so rounding only removes the error of the sum. */
const sumOf = <Key extends 'edge' | 'variance'>(results: { [key in Key]: number | null }[], key: Key, digits: number) =>
  Number(results.reduce((sum, result) => sum + (result[key] ?? 0), 0).toFixed(digits)) + 0;

const longest = (letters: string, row: RegExp) =>
  Math.max(0, ...[...letters.matchAll(row)].map(([match]) => match.length));

function expectedGrade({ status, home, away, startTime, hasPrediction }: RecountMatch): Grade | undefined {
  if (!hasPrediction) return undefined;
  if (status === 'VOID') return { status, home: null, away: null, startTime };
  if (status === 'FINAL' && home !== null && away !== null) return { status, home, away, startTime };
  return undefined;
}

function outcomeOf(grade: Grade): string | null {
  if (grade.status === 'VOID' || grade.home === null || grade.away === null) return null;
  if (grade.home > grade.away) return 'HOME';
  return grade.home < grade.away ? 'AWAY' : 'DRAW';
}

export function recount(input: RecountInput) {
  const grades = new Map<string, Grade>();
  const toUnlock = new Set<string>();
  const stars = new Map(input.users.map(({ id }) => [id, 0]));
  const achievements = new Map(input.users.map(({ id }) => [id, new Set<string>()]));
  const notifications = new Map(input.users.map(({ id }) => [id, new Set<string>()]));

  const matchOf = (id: string) => input.matches.find((match) => match.id === id) as RecountMatch;

  /** Returns the matches whose grade is out of date, in grading order. */
  function due(): string[] {
    return input.matches
      .filter((match) => JSON.stringify(expectedGrade(match)) !== JSON.stringify(grades.get(match.id)))
      .toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  }

  /** Returns a user's results in streak order. */
  function resultsOf(userId: string) {
    const results = [];
    for (const pick of input.picks) {
      const grade = grades.get(pick.matchId);
      if (pick.userId !== userId || grade?.status !== 'FINAL') continue;
      const match = matchOf(pick.matchId);
      const outcome = outcomeOf(grade);
      const happened = match.machinePick === outcome;
      const right = pick.choice === 'AGREE' ? happened : !happened;
      const { matchId, choice } = pick;
      const result = { matchId, choice, right, ...payOf(match, choice, right) };
      results.push({ ...result, result, at: pick.at, match, outcome, startTime: grade.startTime });
    }
    return results.toSorted((a, b) => a.startTime - b.startTime || a.at - b.at || (a.matchId < b.matchId ? -1 : 1));
  }

  function totalsOf(userId: string) {
    const results = resultsOf(userId);
    const letters = results.map(({ right }) => (right ? 'R' : 'w')).join('');
    const sum = Number(results.reduce((sum, result) => sum + result.stars, 0).toFixed(1));
    const [edge, variance] = [sumOf(results, 'edge', 3), sumOf(results, 'variance', 6)];
    return {
      letters,
      stars: sum,
      edge: { wins: edge, variance, disagreements: results.filter((result) => result.edge !== null).length },
      current: /R*$/.exec(letters)?.[0].length ?? 0,
      best: longest(letters, /R+/g),
      rank: RANKS.findLast(([from]) => from <= sum)?.[1] ?? '',
    };
  }

  function countsOf(userId: string): Counts {
    const results = resultsOf(userId);
    const { letters, stars, best, rank } = totalsOf(userId);
    const rights = results.filter(({ right }) => right);
    const disagrees = rights.filter(({ choice }) => choice === 'DISAGREE');
    const picks = input.picks.filter((pick) => pick.userId === userId);
    const openDays = picks
      .map(({ matchId }) => matchOf(matchId))
      .filter(({ id, status }) => grades.get(id)?.status !== 'FINAL' && status !== 'VOID' && status !== 'POSTPONED')
      .map(({ startTime }) => dayOf(startTime));
    const days = new Set(results.map(({ startTime }) => dayOf(startTime)));
    const isPerfect = (day: number) => {
      const ofDay = results.filter(({ startTime }) => dayOf(startTime) === day);
      return ofDay.length >= 3 && ofDay.every(({ right }) => right) && !openDays.includes(day);
    };
    return {
      picks: picks.length,
      leagues: new Set(picks.map(({ matchId }) => matchOf(matchId).league)).size,
      correctPicks: rights.length,
      correctDisagrees: disagrees.length,
      correctGolds: rights.filter(({ match }) => match.isGold).length,
      upsets: disagrees.filter(({ match }) => match.confidence >= 70).length,
      draws: disagrees.filter(({ outcome }) => outcome === 'DRAW').length,
      lastMinutes: rights.filter(({ at, startTime }) => startTime - at <= 5 * 60_000).length,
      comebacks: [...letters.matchAll(/www+R/g)].length,
      worstStreak: longest(letters, /w+/g),
      bestStreak: best,
      perfectDays: [...days].filter(isPerfect).length,
      stars,
      rank: RANKS.findIndex(([, name]) => name === rank),
      following: input.follows.filter(({ follower }) => follower === userId).length,
      followers: input.follows.filter(({ followee }) => followee === userId).length,
    };
  }

  /** Grades one match and updates the totals that depend on it. */
  function grade(matchId: string): void {
    const grade = expectedGrade(matchOf(matchId));
    if (grade) grades.set(matchId, grade);
    else grades.delete(matchId);
    for (const user of input.users) {
      if (!input.picks.some((pick) => pick.userId === user.id && pick.matchId === matchId)) continue;
      const before = stars.get(user.id) ?? 0;
      const after = totalsOf(user.id);
      stars.set(user.id, after.stars);
      const passed = RANKS.filter(([from]) => from > before && from <= after.stars);
      if (passed.length > 0 && user.wantsRanks && !user.isBot) notifications.get(user.id)?.add(`rank:${after.rank}`);
      toUnlock.add(user.id);
    }
  }

  /** Unlocks what the players of the matches graded since the last call have reached by now. */
  function unlock(): void {
    for (const user of input.users.filter(({ id }) => toUnlock.delete(id))) {
      const counts = countsOf(user.id);
      for (const { id, measure, needed } of CATALOG) {
        if (counts[measure] < needed) continue;
        achievements.get(user.id)?.add(id);
        if (measure !== 'rank' && user.wantsAchievements && !user.isBot)
          notifications.get(user.id)?.add('achievements');
      }
    }
  }

  /** Returns the whole state in a fixed order. */
  function state() {
    const graded = input.matches
      .filter(({ id }) => grades.has(id))
      .map((match) => {
        const grade = grades.get(match.id) as Grade;
        const outcome = outcomeOf(grade);
        return { id: match.id, ...grade, outcome, machineRight: outcome && match.machinePick === outcome };
      })
      .toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1));
    const machine = graded
      .filter(({ outcome }) => outcome !== null)
      .map(({ machineRight }) => (machineRight ? 'R' : 'w'))
      .join('');
    const users = input.users.map(({ id }) => {
      const { letters, ...totals } = totalsOf(id);
      const rights = [...letters].filter((letter) => letter === 'R').length;
      return {
        id,
        ...totals,
        // With one decimal, as the API says it.
        winRate: letters === '' ? 0 : Math.round((rights / letters.length) * 1_000) / 10,
        results: resultsOf(id).map(({ result }) => result),
        achievements: [...(achievements.get(id) ?? [])].toSorted(),
        notifications: [...(notifications.get(id) ?? [])].toSorted(),
      };
    });
    return {
      grades: graded,
      machine: { current: /R*$/.exec(machine)?.[0].length ?? 0, best: longest(machine, /R+/g), graded: machine.length },
      users,
    };
  }

  return { due, grade, unlock, state };
}

export type RecountedState = ReturnType<ReturnType<typeof recount>['state']>;
