import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock/time.ts';
import { BOTH, findPlayed, HOUR, isMatch, openStandIn, sourceOf, START, WEEK } from '../../../testing/open-stand-in.ts';
import type { SourceRequest } from '../source.ts';

describe('the fault', () => {
  test.each<[string, object]>([
    ['rate-limit', { kind: 'limited', retryAfterMs: 20_000 }],
    ['server-error', { kind: 'failed', problem: expect.stringMatching(/^50[03]$/) }],
    ['truncated', { kind: 'failed', problem: expect.stringMatching(/^not JSON: {"/) }],
    ['html', { kind: 'failed', problem: expect.stringMatching(/^not JSON: <!doctype html>/) }],
    ['down', { kind: 'failed', problem: 'other side closed' }],
  ])('%s hits a share of the answers', async (name, expected) => {
    const { fetchFrom, fault } = await openStandIn();
    expect(await fault({ [name]: 1 })).toBe(200);
    for (const source of BOTH) expect(await fetchFrom(source, HOUR)).toEqual(expected);
    expect(await fault({})).toBe(200);
    for (const source of BOTH) expect(await fetchFrom(source, HOUR)).toMatchObject({ kind: 'page' });
  });

  test('slow is later than the time limit, but answers in the end', async () => {
    const slow = await openStandIn();
    const late = await openStandIn({ slowMs: 20 });
    for (const { fault } of [slow, late]) await fault({ slow: 1 });
    for (const source of BOTH) {
      const result = await slow.fetchFrom(source, HOUR, { timeoutMs: 50 });
      expect(result).toEqual({ kind: 'failed', problem: 'no answer within 0.05 s' });
      expect(await late.fetchFrom(source, HOUR)).toMatchObject({ kind: 'page' });
    }
  });

  test('rate-limit with a share of a half hits about half of the answers', async () => {
    const { fetchFrom, fault, setTime } = await openStandIn();
    await fault({ 'rate-limit': 0.5 });
    let limited = 0;
    for (let i = 0; i < 60; i += 1) {
      setTime(START + i * MINUTE_MS);
      if ((await fetchFrom('football-data', HOUR)).kind === 'limited') limited += 1;
    }
    expect(limited).toBeGreaterThan(15);
    expect(limited).toBeLessThan(45);
  });

  describe.each(['EPL', 'NBA'] as const)('in the %s:', (league) => {
    /** Opens a stand-in with a fault that is set for one match, `sinceStart` after its start. */
    async function withFault(name: string, sinceStart: number) {
      const opened = await openStandIn();
      const match = await findPlayed(opened, league);
      opened.setTime(match.startTime + sinceStart);
      const before = await opened.find(match);
      expect(await opened.fault({ name, matchId: String(match.id) })).toBe(200);
      return { ...opened, match, before };
    }

    test.each([
      ['missing-field', / is missing$/],
      ['unknown-status', /weather.delay/i],
    ])('%s', async (name, text) => {
      const { find, match, before, fault } = await withFault(name, HOUR_MS);
      expect(await find(match)).toEqual({ kind: 'problem', problem: expect.stringMatching(text) });
      await fault({});
      expect(await find(match)).toEqual(before);
    });

    test('unknown-club', async () => {
      const { find, match, before } = await withFault('unknown-club', HOUR_MS);
      expect(await find(match)).toEqual({ ...before, homeTeam: expect.stringMatching(/^Atlantis Rovers( FC)?$/) });
    });

    test('score-falls', async () => {
      const { find, match, before, setTime, fault } = await withFault('score-falls', HOUR_MS);
      await fault({});
      const last = match.startTime + 115 * MINUTE_MS - 1;
      setTime(last);
      const now = await find(match);
      await fault({ name: 'score-falls', matchId: match.id });
      const fallen = await find(match);
      const sum = (value: typeof now) =>
        value && isMatch(value) && value.score ? value.score.home + value.score.away : 0;
      expect([before, now, fallen].map((value) => value?.kind)).toEqual(['match', 'match', 'match']);
      expect(sum(fallen)).toBe(Math.max(0, sum(now) - 1));
    });

    test('back-in-time', async () => {
      const { find, match, setTime, fault } = await withFault('back-in-time', HOUR_MS);
      const old = await find(match);
      await fault({});
      setTime(match.startTime + 30 * MINUTE_MS);
      expect(await find(match)).toEqual(old);
    });

    test('duplicate', async () => {
      const { fetchFrom, match } = await withFault('duplicate', HOUR_MS);
      const request: SourceRequest = { kind: 'fixtures', from: match.startTime, to: match.startTime + HOUR_MS };
      const result = await fetchFrom(sourceOf(match), request);
      if (result.kind !== 'page') throw new Error('No page');
      const page = result.json as Record<'matches' | 'data', { id: number }[] | undefined>;
      const entries = page.matches ?? page.data ?? [];
      expect(entries.filter(({ id }) => id === match.id)).toHaveLength(2);
    });

    test.each([
      ['start-moves', 1, 44],
      ['start-moves-far', 72, 120],
    ])('%s', async (name, leastHours, mostHours) => {
      const { find, match, truth, setTime } = await withFault(name, -5 * HOUR_MS);
      await find(match);
      const moved = (await truth(match.startTime, match.startTime + 1)).find(({ id }) => id === match.id);
      if (!moved) throw new Error('No such match');
      const hours = Math.abs(moved.startTime - match.startTime) / HOUR_MS;
      expect(hours).toBeGreaterThanOrEqual(leastHours);
      expect(hours).toBeLessThanOrEqual(mostHours);
      expect(moved).toEqual({ ...match, startTime: moved.startTime });
      expect(await find(match, moved.startTime)).toMatchObject({ status: 'SCHEDULED', startTime: moved.startTime });
      setTime(moved.startTime + DAY_MS);
      expect(await find(match, moved.startTime)).toMatchObject({ status: 'FINISHED', score: match.score });
    });

    test('cancelled', async () => {
      const { find, match, before, truth } = await withFault('cancelled', -5 * HOUR_MS);
      expect(before).toMatchObject({ status: 'SCHEDULED' });
      expect(await find(match)).toMatchObject({ status: 'CANCELLED', score: null });
      expect((await truth(match.startTime, match.startTime + 1)).map(({ score }) => score)).toContain(null);
    });

    test('corrected', async () => {
      const { find, match, truth, setTime } = await withFault('corrected', HOUR_MS);
      const scores = new Map<string, number>();
      for (let minute = 60; minute < 300; minute += 5) {
        setTime(match.startTime + minute * MINUTE_MS);
        const value = await find(match);
        if (value && isMatch(value) && value.status === 'FINISHED') {
          const text = JSON.stringify(value.score);
          scores.set(text, (scores.get(text) ?? 0) + 5);
        }
      }
      const [result] = await truth(match.startTime, match.startTime + 1);
      expect([...scores.keys()]).toEqual([JSON.stringify(match.score), JSON.stringify(result?.score)]);
      // For 20 minutes, the first result stands.
      expect([...scores.values()][0]).toBe(20);
      expect(result?.score).not.toEqual(match.score);
    });

    test('twin', async () => {
      const { observe, match, truth, before } = await withFault('twin', -5 * HOUR_MS);
      const request: SourceRequest = { kind: 'fixtures', from: match.startTime, to: match.startTime + HOUR_MS };
      const all = await observe(sourceOf(match), request);
      const twins = (await truth(match.startTime, match.startTime + 1)).filter(({ twinOf }) => twinOf === match.id);
      expect(twins).toHaveLength(1);
      const twin = all.find(({ sourceId }) => sourceId === String(twins[0]?.id));
      expect(twin?.value).toEqual({ ...before, startTime: match.startTime + 30 * MINUTE_MS });
    });
  });

  test.each(['missing-field', 'unknown-status'])('%s as a share hits one match of an answer', async (name) => {
    const { observe, fault } = await openStandIn();
    await fault({ [name]: 1 });
    for (const source of BOTH) {
      expect((await observe(source, HOUR)).filter(({ value }) => value.kind === 'problem').length).toBeLessThan(2);
      expect((await observe(source, WEEK)).filter(({ value }) => value.kind === 'problem')).toHaveLength(1);
    }
  });

  test('cancelled as a share hits the same matches for good, and is announced before they start', async () => {
    const { observe, fault, setTime, truth } = await openStandIn();
    const day: SourceRequest = { kind: 'fixtures', from: START + DAY_MS, to: START + 2 * DAY_MS };
    await fault({ cancelled: 0.5 });
    await observe('balldontlie', day);
    await fault({});
    const cancelled = (await truth(START + DAY_MS, START + 2 * DAY_MS)).filter(
      ({ league, score }) => league === 'NBA' && score === null,
    );
    expect(cancelled.length).toBeGreaterThan(1);
    setTime(START + DAY_MS - 3 * HOUR_MS);
    const observed = await observe('balldontlie', day);
    const statuses = cancelled.map(({ id }) => observed.find(({ sourceId }) => sourceId === String(id))?.value);
    expect(statuses[0]).toMatchObject({ status: 'CANCELLED' });
    setTime(START + 3 * DAY_MS);
    for (const { value } of await observe('balldontlie', day)) {
      expect(value).toMatchObject({ status: expect.stringMatching(/^(CANCELLED|FINISHED)$/) });
    }
  });
});

test('lists the faults with what they do', async () => {
  const { url } = await openStandIn();
  const faults = (await (await fetch(`${url}/stand-in/faults`)).json()) as Record<string, { does: string }>;
  expect(faults.html).toMatchObject({ scope: 'answer', does: 'answers 200 with an HTML page' });
  expect(Object.keys(faults)).toHaveLength(17);
});

test('takes all faults at once, and rejects unknown ones', async () => {
  const { fault } = await openStandIn();
  expect(await fault('all')).toBe(200);
  for (const setting of [
    { weather: 1 },
    { html: 2 },
    { name: 'html', matchId: 1 },
    { name: 'twin' },
    'none',
    null,
    [],
  ]) {
    expect([setting, await fault(setting)]).toEqual([setting, 400]);
  }
});
