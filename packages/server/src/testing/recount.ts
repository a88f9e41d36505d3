import type { League, MachinePick, MatchStatus, PickChoice } from '@machine/contract';
import { CATALOGUE } from '../achievement/catalogue.ts';
import type { Counts } from '../achievement/counts.ts';
import type { Instant } from '../feed/feed.ts';

/*
 * The rules of grading once more, from picks and matches alone, as plainly as they can be said: what tests hold the
 * server's own grading against. Shares nothing with it but the table of achievements.
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
};
type RecountUser = { id: string; wantsRanks: boolean; wantsAchievements: boolean; isBot: boolean };
export type RecountPick = { userId: string; matchId: string; choice: PickChoice; at: Instant };
export type RecountInput = {
  matches: RecountMatch[];
  users: RecountUser[];
  picks: RecountPick[];
  follows: { follower: string; followee: string }[];
};

type Grade = { status: 'FINAL' | 'VOID'; home: number | null; away: number | null; startTime: Instant };

const RANKS = [
  [0, 'ROOKIE'],
  [25, 'APPRENTICE'],
  [100, 'CHALLENGER'],
  [250, 'MASTER'],
  [600, 'SLAYER'],
  [1500, 'ORACLE'],
] as const;
const DAY = 86_400_000;

const longest = (letters: string, row: RegExp) =>
  Math.max(0, ...[...letters.matchAll(row)].map(([match]) => match.length));

function gradeToHave({ status, home, away, startTime, hasPrediction }: RecountMatch): Grade | undefined {
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

export function recount(world: RecountInput) {
  const grades = new Map<string, Grade>();
  const stars = new Map(world.users.map(({ id }) => [id, 0]));
  const achievements = new Map(world.users.map(({ id }) => [id, new Set<string>()]));
  const news = new Map(world.users.map(({ id }) => [id, new Set<string>()]));

  const matchOf = (id: string) => world.matches.find((match) => match.id === id) as RecountMatch;

  /** Matches whose grade is not what it should be, in the order of grading. */
  function due(): string[] {
    return world.matches
      .filter((match) => JSON.stringify(gradeToHave(match)) !== JSON.stringify(grades.get(match.id)))
      .toSorted((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  }

  /** In the order of streaks. */
  function resultsOf(userId: string) {
    const results = [];
    for (const pick of world.picks) {
      const grade = grades.get(pick.matchId);
      if (pick.userId !== userId || grade?.status !== 'FINAL') continue;
      const match = matchOf(pick.matchId);
      const outcome = outcomeOf(grade);
      const happened = match.machinePick === outcome;
      const right = pick.choice === 'AGREE' ? happened : !happened;
      const paid = match.isGold ? 5 : pick.choice === 'AGREE' ? 1 : 2;
      results.push({ ...pick, match, outcome, right, stars: right ? paid : 0, startTime: grade.startTime });
    }
    return results.toSorted((a, b) => a.startTime - b.startTime || a.at - b.at || (a.matchId < b.matchId ? -1 : 1));
  }

  function totalsOf(userId: string) {
    const results = resultsOf(userId);
    const letters = results.map(({ right }) => (right ? 'R' : 'w')).join('');
    const sum = results.reduce((sum, result) => sum + result.stars, 0);
    return {
      letters,
      stars: sum,
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
    const picks = world.picks.filter((pick) => pick.userId === userId);
    const openDays = picks
      .map(({ matchId }) => matchOf(matchId))
      .filter(({ id, status }) => grades.get(id)?.status !== 'FINAL' && status !== 'VOID' && status !== 'POSTPONED')
      .map(({ startTime }) => Math.floor(startTime / DAY));
    const days = new Set(results.map(({ startTime }) => Math.floor(startTime / DAY)));
    const isPerfect = (day: number) => {
      const ofDay = results.filter(({ startTime }) => Math.floor(startTime / DAY) === day);
      return ofDay.length >= 3 && ofDay.every(({ right }) => right) && !openDays.includes(day);
    };
    return {
      picks: picks.length,
      leagues: new Set(picks.map(({ matchId }) => matchOf(matchId).league)).size,
      rights: rights.length,
      rightDisagrees: disagrees.length,
      rightGolds: rights.filter(({ match }) => match.isGold).length,
      upsets: disagrees.filter(({ match }) => match.confidence >= 70).length,
      draws: disagrees.filter(({ outcome }) => outcome === 'DRAW').length,
      lastMinutes: rights.filter(({ at, startTime }) => startTime - at <= 5 * 60_000).length,
      comebacks: [...letters.matchAll(/www+R/g)].length,
      worstStreak: longest(letters, /w+/g),
      bestStreak: best,
      perfectDays: [...days].filter(isPerfect).length,
      stars,
      rank: RANKS.findIndex(([, name]) => name === rank),
      following: world.follows.filter(({ follower }) => follower === userId).length,
      followers: world.follows.filter(({ followee }) => followee === userId).length,
    };
  }

  /** Grades one match, and everything that follows from it for those who picked it. */
  function grade(matchId: string): void {
    const grade = gradeToHave(matchOf(matchId));
    if (grade) grades.set(matchId, grade);
    else grades.delete(matchId);
    for (const user of world.users) {
      if (!world.picks.some((pick) => pick.userId === user.id && pick.matchId === matchId)) continue;
      const before = stars.get(user.id) ?? 0;
      const after = totalsOf(user.id);
      stars.set(user.id, after.stars);
      const passed = RANKS.filter(([from]) => from > before && from <= after.stars);
      if (passed.length > 0 && user.wantsRanks && !user.isBot) news.get(user.id)?.add(`rank:${after.rank}`);
      const counts = countsOf(user.id);
      for (const { id, measure, needed } of CATALOGUE) {
        if (counts[measure] < needed) continue;
        achievements.get(user.id)?.add(id);
        if (user.wantsAchievements && !user.isBot) news.get(user.id)?.add(`achievement:${id}`);
      }
    }
  }

  /** All that there is to say, in a settled order. */
  function state() {
    const graded = world.matches
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
    const users = world.users.map(({ id }) => {
      const { letters, ...totals } = totalsOf(id);
      const rights = [...letters].filter((letter) => letter === 'R').length;
      return {
        id,
        ...totals,
        winRate: letters === '' ? 0 : (rights / letters.length) * 100,
        results: resultsOf(id).map(({ matchId, choice, right, stars }) => ({ matchId, choice, right, stars })),
        achievements: [...(achievements.get(id) ?? [])].toSorted(),
        news: [...(news.get(id) ?? [])].toSorted(),
      };
    });
    return {
      grades: graded,
      machine: { current: /R*$/.exec(machine)?.[0].length ?? 0, best: longest(machine, /R+/g) },
      users,
    };
  }

  return { due, grade, state };
}

export type RecountedState = ReturnType<ReturnType<typeof recount>['state']>;
