import { readConfig } from '../../packages/server/src/config.ts';
import { DAY_MS } from '../../packages/server/src/platform/clock/time.ts';
import { StartError } from '../../packages/server/src/platform/start-error.ts';
import { clubNamed } from '../../packages/server/src/season/live/club-aliases.ts';
import { fetchPage } from '../../packages/server/src/season/live/fetch-page.ts';
import { sourcesFrom } from '../../packages/server/src/season/live/live-config.ts';
import { fixturesSince } from '../../packages/server/src/season/live/phases.ts';
import type { Observed } from '../../packages/server/src/season/live/observation.ts';
import { type Source, SourceFormatError, type SourceRequest } from '../../packages/server/src/season/live/source.ts';

/** The result of a check. `code` is 0 when nothing needs attention, 1 when something does, 2 for a wrong configuration. */
export type FeedCheck = { code: 0 | 1 | 2; lines: string[] };

/** The result for one source: facts, and problems that an operator has to look at. */
type Finding = { facts: string[]; problems: string[] };

type Period = { from: number; to: number };

const COVERED_DAYS = 7;
/** Longer than the longest time between two requests without a match, six hours and some jitter. */
const SILENT_AFTER_S = 7 * 3_600;
/** In the metrics of the server, in seconds of game time. */
const ANSWER_AGE = /^feed_answer_age_seconds\{source="([^"]+)"\} (\S+)$/gm;

/** Asks every configured source for the next seven days, and the running server, if configured, for its last answers. */
export async function checkFeed(env: Record<string, string | undefined>): Promise<FeedCheck> {
  try {
    const sources = sourcesFrom(readConfig({ ...env, NODE_ENV: '', FEED: 'live' }).live);
    const findings = [...(await Promise.all(sources.map(checkSource))), await checkServer(env)];
    const problems = findings.flatMap((finding) => finding.problems);
    const lines = [...findings.flatMap(({ facts }) => facts), ...problems.map((problem) => `Problem: ${problem}`)];
    return { code: problems.length === 0 ? 0 : 1, lines };
  } catch (error) {
    if (error instanceof StartError) return { code: 2, lines: [error.message] };
    throw error;
  }
}

async function checkSource(source: Source): Promise<Finding> {
  const now = Date.now();
  // The requests of a new server, and then of every server.
  const first = await ask(source, fixturesSince(null, now), 1);
  const later = 'problem' in first ? first : await ask(source, fixturesSince(now, now));
  if ('problem' in later) return { facts: [], problems: [`${source.name}: ${later.problem}`] };
  return describe(source, { from: now, to: now + COVERED_DAYS * DAY_MS }, later);
}

type Asked = { observed: readonly Observed[]; remaining: number | undefined };

/** Asks for the first pages of an answer, by default for all. */
async function ask(source: Source, request: SourceRequest, pages = Infinity): Promise<Asked | { problem: string }> {
  const observed: Observed[] = [];
  let remaining: number | undefined;
  let cursor: string | null = null;
  for (let number = 1; number <= pages; number += 1) {
    const answer = await fetchPage(source.pageRequest(request, cursor), { now: Date.now() });
    if (answer.kind !== 'page') return { problem: problemOf(answer) };
    remaining = answer.budget?.remaining;
    try {
      const parsed = source.parsePage(request, answer.json);
      observed.push(...parsed.observed);
      if (parsed.next === null) break;
      cursor = parsed.next;
    } catch (error) {
      if (!(error instanceof SourceFormatError)) throw error;
      return { problem: error.message };
    }
  }
  return { observed, remaining };
}

const problemOf = (answer: { kind: string; problem?: string; retryAfterMs?: number }): string =>
  answer.problem ?? `too many requests, try again in ${Math.ceil((answer.retryAfterMs ?? 0) / 1_000)} s`;

function describe({ name, league }: Source, { from, to }: Period, { observed, remaining }: Asked): Finding {
  const matches = observed.flatMap(({ value }) => (value.kind === 'match' ? [value] : []));
  const clubs = new Set(matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  const unknown = [...clubs].filter((club) => clubNamed(league, club) === undefined);
  // Providers answer in whole days.
  const covered = matches.filter(({ startTime }) => startTime >= from && startTime < to);
  const budget = remaining === undefined ? 'does not say how many requests are left' : `${remaining} requests left`;
  return {
    facts: [`${name}: ${covered.length} ${league} matches in the next ${COVERED_DAYS} days; ${budget}`],
    problems: [
      ...unknown.map(
        (club) =>
          `${name}: the game doesn't know the club "${club}" and gives it neutral colors; add it to club-aliases.ts or clubs.ts`,
      ),
      ...observed.flatMap(({ sourceId, value }) =>
        value.kind === 'problem' ? [`${name}: ${sourceId}: ${value.problem}`] : [],
      ),
    ],
  };
}

/** Reads from the metrics of the running server how old the last answers are. */
async function checkServer(env: Record<string, string | undefined>): Promise<Finding> {
  const { METRICS_URL: url, METRICS_TOKEN: token } = env;
  if (!url) return { facts: [], problems: [] };
  try {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
    if (!response.ok) return { facts: [], problems: [`${url} answers ${response.status}`] };
    const ages = [...(await response.text()).matchAll(ANSWER_AGE)].map(
      ([, source, age]) => [source, Number(age)] as const,
    );
    if (ages.length === 0) return { facts: [], problems: ['this server polls no source; ask the one that does'] };
    const silent = ages.filter(([, seconds]) => seconds > SILENT_AFTER_S);
    return {
      facts: ages.map(([source, seconds]) => `${source}: the server's last answer is ${Math.round(seconds)} s old`),
      problems: silent.map(([source, seconds]) => `${source}: no answer for ${Math.round(seconds / 3_600)} hours`),
    };
  } catch {
    return { facts: [], problems: [`${url} cannot be reached`] };
  }
}
