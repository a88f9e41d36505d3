import type { Instant } from '../../platform/clock/time.ts';
import { clubNamed, type KnownClub, newClub } from './club-aliases.ts';
import type { Observation, ObservedInjuries, ObservedMatch } from './observation.ts';
import { readClaim } from './resolve-claim.ts';
import { advance, decide, makeVoid, record, showSince } from './resolve-phase.ts';
import { EARLY_MAX_MS, MOVE_MAX_MS, REJECTIONS, RULES, SAME_NBA_GAME_MS } from './resolve-rules.ts';
import { moveStart } from './resolve-start.ts';
import { type AuditLine, type Claim, isSameScore, type ResolvedMatch } from './resolved-match.ts';
import { addInjuries, compact, matchAt, type Problem, type ResolverMemory, settledAt } from './resolver-memory.ts';

type Seen = {
  observation: Observation;
  value: ObservedMatch;
  home: KnownClub;
  away: KnownClub;
  /** When it was observed, and never before an earlier observation. */
  at: Instant;
};

/**
 * Folds observations into a memory, and returns the problems in them: the same observations in the same order give the
 * same matches, whether at once or in pieces. Observations that are in the memory already are skipped.
 */
export function resolve(memory: ResolverMemory, observations: readonly Observation[]): Problem[] {
  for (const observation of observations) {
    if (observation.id <= memory.lastId) continue;
    memory.lastId = observation.id;
    memory.now = Math.max(memory.now, observation.seenAt);
    take(memory, observation);
  }
  compact(memory);
  return memory.reported.splice(0);
}

/**
 * Returns every decision about a match by an instant (by default, the last observation), in order; empty for an unknown
 * id. Nothing of this is stored: the same observations give it again.
 */
export function explain(memory: ResolverMemory, matchId: string, at: Instant = memory.now): AuditLine[] {
  const match = memory.matches.get(matchId);
  return match === undefined ? [] : matchAt(match, at).audit.filter((line) => line.at <= at);
}

function take(memory: ResolverMemory, observation: Observation): void {
  const { value } = observation;
  const at = memory.now;
  if (value.kind === 'problem') report(memory, observation, value.problem);
  else if (value.kind === 'injuries') takeInjuries(memory, observation, value);
  else {
    const [home, away] = [value.homeTeam, value.awayTeam].map(
      (name) => clubNamed(value.league, name) ?? newClub(value.league, name),
    );
    if (home && away && home.name !== away.name) takeMatch(memory, { observation, value, home, away, at });
    else report(memory, observation, clubProblem(value, home, away));
  }
}

function clubProblem({ homeTeam, awayTeam }: ObservedMatch, home?: KnownClub, away?: KnownClub): string {
  const unknown = [home ? [] : JSON.stringify(homeTeam), away ? [] : JSON.stringify(awayTeam)].flat();
  return unknown.length > 0 ? `unknown club: ${unknown.join(' and ')}` : `${home?.name} plays itself`;
}

/** Reports a problem, unless it is the last one that was reported about the same subject. */
function report({ problems, reported }: ResolverMemory, observation: Observation, problem: string): void {
  const key = keyOf(observation);
  if (problems.get(key) === problem) return;
  problems.set(key, problem);
  reported.push({ source: observation.source, problem });
}

const keyOf = ({ source, sourceId }: Observation) => `${source} ${sourceId}`;

function takeInjuries(memory: ResolverMemory, observation: Observation, { league, injuries }: ObservedInjuries): void {
  const known = injuries.flatMap((injury) => {
    const club = clubNamed(league, injury.team);
    return club ? [{ ...injury, team: club.abbr }] : [];
  });
  addInjuries(memory, league, { at: memory.now, injuries: known });
  const unknown = injuries.find(({ team }) => clubNamed(league, team) === undefined);
  if (unknown) report(memory, observation, `unknown club: ${JSON.stringify(unknown.team)}`);
  else memory.problems.delete(keyOf(observation));
}

function takeMatch(memory: ResolverMemory, seen: Seen): void {
  const { observation, home, away, at } = seen;
  const match = memory.matches.get(memory.idBySource.get(keyOf(observation)) ?? '');
  if (match === undefined) return link(memory, seen, { canCreate: canAppear(seen) });
  advance(match, at);
  if (match.fixture.homeTeam !== home.name || match.fixture.awayTeam !== away.name) {
    const isNew = [match.fixture.homeTeam, match.fixture.awayTeam].some((name) => !clubNamed(seen.value.league, name));
    if (isNew && match.phase.kind === 'scheduled') return replace(memory, seen, match, 'renamed');
    return report(memory, observation, `other clubs than before: ${home.name} and ${away.name}`);
  }
  if (match.phase.kind === 'void') return comeBack(memory, seen, match);
  takeClaim(memory, seen, match);
}

/** A match that nobody knows yet appears once its start is known, or when it has started. */
const canAppear = ({ value: { status, isStartKnown, startTime }, at }: Seen): boolean =>
  status === 'SCHEDULED' ? isStartKnown : APPEARING.has(status) && (!isStartKnown || startTime <= at + EARLY_MAX_MS);

const APPEARING: ReadonlySet<ObservedMatch['status']> = new Set(['LIVE', 'SUSPENDED', 'FINISHED']);

/** A void match never changes. If its source schedules it again, it comes back as a new match. */
function comeBack(memory: ResolverMemory, seen: Seen, match: ResolvedMatch): void {
  const { value, at } = seen;
  const isScheduled = value.status === 'SCHEDULED' && value.isStartKnown && value.startTime > at;
  const canCreate = isScheduled && match.movedTo === null;
  if (isScheduled) link(memory, seen, { canCreate, replaced: match });
}

/** A settled match never changes either. */
function takeLate(memory: ResolverMemory, { observation, value, at }: Seen, match: ResolvedMatch): void {
  const { phase, fixture } = match;
  if (phase.kind !== 'final' || value.status !== 'FINISHED' || isSameScore(phase.score, value.score)) return;
  record(match, 'late-correction', { at, observationId: observation.id });
  report(memory, observation, `${fixture.id}: ${RULES['late-correction']}`);
}

type LinkOptions = { canCreate: boolean; replaced?: ResolvedMatch };

/** Creates the match that a source names, unless it is in the game already. */
function link(memory: ResolverMemory, seen: Seen, { canCreate, replaced }: LinkOptions): void {
  const { observation, value } = seen;
  const { claim, rejected } = readClaim(undefined, { value, at: seen.at, observationId: observation.id });
  if (rejected !== null) return report(memory, observation, RULES[rejected]);
  const same = sameMatch(memory, seen);
  if (same) return report(memory, observation, `another match of the same clubs: ${same.fixture.id}`);
  if (!canCreate) return;
  const match = create(memory, seen);
  memory.idBySource.set(keyOf(observation), match.fixture.id);
  if (replaced) replaced.movedTo = match.fixture.id;
  record(match, 'created', { at: seen.at, observationId: observation.id });
  accept(seen, match, { claim: withKnownStart(claim, seen, match), openUntil: match.fixture.startTime });
}

const withKnownStart = (claim: Claim, { value }: Seen, { fixture }: ResolvedMatch): Claim =>
  value.isStartKnown ? claim : { ...claim, startTime: fixture.startTime };

const clubsKey = ({ value, home, away }: Seen) => `${value.league} ${home.name} - ${away.name}`;

/** Returns the match that is still in the game and that these clubs and this start mean. */
function sameMatch(memory: ResolverMemory, seen: Seen): ResolvedMatch | undefined {
  const { value, at } = seen;
  const startTime = value.isStartKnown ? value.startTime : at;
  const distance = (match: ResolvedMatch) => Math.abs(match.fixture.startTime - startTime);
  return (memory.idsByClubs.get(clubsKey(seen)) ?? [])
    .flatMap((id) => memory.matches.get(id) ?? [])
    .filter((match) => (value.league === 'EPL' ? match.season === value.season : distance(match) <= SAME_NBA_GAME_MS))
    .filter((match) => matchAt(match, at).phase.kind !== 'void')
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

function create(memory: ResolverMemory, seen: Seen): ResolvedMatch {
  const { observation, value, home, away, at } = seen;
  const { league, season, status, isStartKnown } = value;
  const startTime = status === 'SCHEDULED' ? value.startTime : Math.min(isStartKnown ? value.startTime : at, at);
  const day = new Date(startTime).toISOString().slice(0, 10);
  const base = `${league}-${day}-${home.abbr}-${away.abbr}`.toLowerCase();
  let id = base;
  for (let number = 2; memory.matches.has(id); number += 1) id = `${base}-${number}`;
  const match: ResolvedMatch = {
    fixture: {
      id,
      league,
      homeTeam: home.name,
      awayTeam: away.name,
      homeTeamAbbr: home.abbr,
      awayTeamAbbr: away.abbr,
      startTime,
    },
    season,
    firstStart: startTime,
    phase: { kind: 'scheduled' },
    steps: [],
    audit: [],
    changedAt: at,
    movedTo: null,
  };
  const clubs = clubsKey(seen);
  memory.idsByClubs.set(clubs, [...(memory.idsByClubs.get(clubs) ?? []), id]);
  memory.matches.set(id, match);
  memory.open.add(id);
  for (const { name, abbr } of [home, away].filter((club) => clubNamed(league, club.name) === undefined)) {
    report(memory, observation, `new club: ${JSON.stringify(name)} plays as ${abbr}, in neutral colors`);
  }
  return match;
}

function takeClaim(memory: ResolverMemory, seen: Seen, match: ResolvedMatch): void {
  const { observation, value, at } = seen;
  if ((settledAt(match) ?? Infinity) <= at) return takeLate(memory, seen, match);
  const { id: observationId } = observation;
  const auditBefore = match.audit.length;
  const before = match.claim;
  const { claim, rejected } = readClaim(before, { value, at, observationId });
  if (rejected !== null) record(match, rejected, { at, observationId });
  if (rejected === 'score-fell' || rejected === null) {
    const openUntil = match.fixture.startTime;
    if (isFarMove(match, seen, before)) return replace(memory, seen, match, 'moved-far');
    claim.startTime = moveStart(match, { before, value, at, observationId });
    accept(seen, match, { claim, openUntil });
  } else {
    match.claim = claim;
    // An end that was taken back has to stand again.
    if (match.phase.kind === 'provisional') match.phase = { ...match.phase, since: at };
    showSince(match, at);
  }
  reportRejections(memory, observation, match, auditBefore);
}

function accept({ at }: Seen, match: ResolvedMatch, { claim, openUntil }: { claim: Claim; openUntil: Instant }): void {
  match.claim = claim;
  decide(match, { said: claim, openUntil });
  showSince(match, at);
  advance(match, at);
}

/** Returns whether a match, which isn't on, was moved too far for its prediction to stay. */
function isFarMove(match: ResolvedMatch, { value, at }: Seen, before: Claim | undefined): boolean {
  const { status, isStartKnown, startTime } = value;
  if (before === undefined || !isStartKnown) return false;
  if (status === 'POSTPONED' || status === 'CANCELLED' || status === 'AWARDED') return false;
  // A match can't be on before its start, so that start is wrong.
  if (status !== 'SCHEDULED' && startTime > at) return false;
  const isOn = before.stage > 1 || before.status === 'LIVE' || (before.stage === 1 && status !== 'SCHEDULED');
  return !isOn && Math.abs(startTime - match.firstStart) > MOVE_MAX_MS;
}

function replace(memory: ResolverMemory, seen: Seen, match: ResolvedMatch, rule: 'moved-far' | 'renamed'): void {
  const { observation, at } = seen;
  makeVoid(match, { at, rule, observationId: observation.id });
  showSince(match, at);
  link(memory, seen, { canCreate: canAppear(seen), ...(rule === 'moved-far' && { replaced: match }) });
}

/** Reports what was rejected since the audit had `from` lines. */
function reportRejections(memory: ResolverMemory, observation: Observation, match: ResolvedMatch, from: number): void {
  const rejected = match.audit.slice(from).filter(({ rule }) => REJECTIONS.has(rule));
  if (rejected.length === 0) memory.problems.delete(keyOf(observation));
  for (const { rule } of rejected) report(memory, observation, `${match.fixture.id}: ${RULES[rule]}`);
}
