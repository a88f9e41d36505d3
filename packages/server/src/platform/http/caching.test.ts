import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Callers, createAccessFixture, type Resources } from '../../testing/access-fixture.ts';
import { ACCESS_MATRIX, type CallName, CALLS, isRead, sendCall } from '../../testing/access-matrix.ts';
import { openGame } from '../../testing/game.ts';
import { addNotification } from '../../testing/rows.ts';

const REAL_TIME = { origin: 0, realOrigin: 0, speed: 1 };
const game = await openGame({ timeScale: REAL_TIME, sharedCacheMs: 500 });
let callers: Callers;
let resources: Resources;
beforeAll(async () => {
  ({ callers, resources } = await createAccessFixture(game));
});

const NONE = 'no-store';
const BROWSER = 'private, no-cache';
const REVALIDATED = 'public, no-cache';
const SHARED = 'public, s-maxage=1, max-age=0';
const IMMUTABLE = 'public, max-age=86400, immutable';

/** The caches that may keep a read, as a visitor and as a player gets it. Nobody may keep the others. */
const KEPT: [visitor: string, player: string, calls: CallName[]][] = [
  [SHARED, SHARED, ['gameInfo', 'match', 'playByPlay', 'machineStats', 'machineRecord', 'clubs']],
  [SHARED, SHARED, ['audit', 'auditCheckpoints', 'auditEntries', 'auditResults', 'auditPicks']],
  [REVALIDATED, REVALIDATED, ['machineEdge', 'leaderboard', 'matchChat']],
  [IMMUTABLE, IMMUTABLE, ['auditInclusion', 'auditConsistency']],
  [BROWSER, NONE, ['completedLive', 'recap', 'randomPrediction', 'spotlightPrediction', 'slate']],
];
const rows = CALLS.filter(isRead).map((name): [CallName, [string, string]] => {
  const [visitor, player] = KEPT.find(([, , calls]) => calls.includes(name)) ?? [NONE, NONE];
  return [name, [visitor, player]];
});

const responsesTo = async (name: CallName) => {
  const input = ACCESS_MATRIX[name].inputFor(resources);
  const player = ACCESS_MATRIX[name].self === 200 ? callers.self : callers.moderator;
  return Promise.all([callers.anon, player, callers.other].map((who) => sendCall(who, name, input)));
};

describe('who may keep a response', () => {
  it.each(rows)(
    '%s: proxies only if it is the same for everyone, without a cookie',
    async (name, [visitor, player]) => {
      const responses = await responsesTo(name);
      const [anon, self] = responses;
      expect(anon?.headers.get('cache-control')).toBe(anon?.status === 200 ? visitor : NONE);
      expect([self?.status, self?.headers.get('cache-control')]).toEqual([200, player]);
      if (!player.startsWith('public')) return;
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      for (const { status, headers } of responses) expect([status, headers.getSetCookie()]).toEqual([200, []]);
    },
  );

  it('is no proxy while the game time, which it would repeat, differs from real time', async () => {
    const elsewhere = await openGame();
    const { headers } = await elsewhere.visitor().get('/api/game');
    expect([headers.get('cache-control'), headers.has('game-time')]).toEqual([REVALIDATED, true]);
    await elsewhere.close();
  });
});

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Uint8Array) => bytes };

async function fetchAs(cookie: string, path: string, encodings: string) {
  const headers = { 'Accept-Encoding': encodings, ...(cookie !== '' && { Cookie: cookie }) };
  const response = await game.app.request(path, { headers });
  const encoding = response.headers.get('content-encoding') ?? 'none';
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = DECODE[encoding as keyof typeof DECODE](bytes).toString();
  return { encoding, bytes, text, headers: response.headers };
}

/** Makes the notifications and a thread of `self` longer than what isn't worth compressing. */
async function writeMuch(): Promise<void> {
  for (let index = 0; index < 10; index += 1) {
    await addNotification(game.db, { user_id: resources.selfId, message: 'You are a Challenger now. '.repeat(8) });
    await callers.self.post(`/api/dm-threads/${resources.threadId}/messages`, { text: 'Just between us. '.repeat(20) });
    await callers.self.post(`/api/matches/${resources.liveId}/chat`, { text: `What a shot! ${'Wow! '.repeat(60)}` });
  }
}

describe('compression', () => {
  beforeAll(writeMuch);

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'none'],
    ['', 'none'],
  ])('for "%s" is %s', async (accepted, expected) => {
    for (const [path, cookie] of [
      [`/api/matches/${resources.liveId}/chat`, ''],
      ['/api/achievements', callers.self.cookie()],
    ] as const) {
      const plain = await fetchAs(cookie, path, '');
      const { encoding, bytes, text } = await fetchAs(cookie, path, accepted);
      expect([encoding, text]).toEqual([expected, plain.text]);
      expect(bytes.length < plain.bytes.length / 2).toBe(expected !== 'none');
    }
  });

  it('has a weak tag of its own, which gets 304, and says what it depends on', async () => {
    const path = `/api/matches/${resources.liveId}/chat`;
    const { headers } = await fetchAs('', path, 'br');
    const etag = headers.get('etag') ?? '';
    expect([etag.slice(0, 3), headers.get('vary')]).toEqual(['W/"', 'Accept-Encoding']);
    const again = await game.app.request(path, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
    expect([again.status, again.headers.get('etag'), again.headers.get('content-encoding')]).toEqual([304, etag, null]);
  });

  it('leaves out short bodies', async () => {
    const { encoding, bytes } = await fetchAs('', `/api/matches/${resources.liveId}`, 'br');
    expect([encoding, bytes.length < 1_024]).toEqual(['none', true]);
  });

  it('leaves out secrets that are next to what others have written', async () => {
    for (const path of ['/api/notifications', `/api/dm-threads/${resources.threadId}/messages`]) {
      const { encoding, bytes } = await fetchAs(callers.self.cookie(), path, 'gzip, br');
      expect([path, encoding, bytes.length > 1_024]).toEqual([path, 'none', true]);
    }
  });
});
