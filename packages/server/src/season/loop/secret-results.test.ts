import { endpoints, parseResponse } from '@machine/contract';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock/time.ts';
import { createLogger } from '../../platform/http/log.ts';
import { joinProcess } from '../../testing/join-process.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openGame } from '../../testing/game.ts';
import { ACCESS_MATRIX } from '../../testing/access-matrix.ts';
import { createFeedFromEras } from '../feeds/simulated.ts';
import { seasonAt, seasonSecret } from '../feeds/seasons.ts';
import { createMachine } from '../machine/elo.ts';

it('never shows the secret of the server or of a season in a response, an export or a log', async () => {
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const database = await openTestDatabase();
  const config = { databaseUrl: null, feed: 'simulated', seed: null, speed: null, acceptClock: false } as const;
  const { eras, clock } = await joinProcess(config, database, log);
  const secret = eras[0]?.secret ?? '';
  const now = clock.now();
  const seasons = eras.flatMap((era) => [seasonAt('NBA', now, era).name, seasonAt('EPL', now, era).name]);
  const dataSource = { feed: createFeedFromEras(eras), machineFor: createMachine, eras };
  const game = await openGame({ database, log, dataSource, clock });
  await game.season?.tick(now - DAY_MS);
  await game.season?.tick(clock.now());

  const player = await game.member();
  const user = (await player.get('/api/auth/user')).body as { id: string };
  const { id = '' } = parseResponse(endpoints.completedLive, (await player.get('/api/completed/live')).body)[0] ?? {};
  const paths = Object.keys(ACCESS_MATRIX).flatMap((name) => {
    const { method, path } = endpoints[name as keyof typeof endpoints];
    const isOfUser = path.startsWith('/api/user') || path.startsWith('/api/follow');
    return method === 'GET' ? [path.replaceAll(/:\w+/g, isOfUser ? user.id : id)] : [];
  });
  expect(paths).toContain('/api/user/export-data');
  const texts = [];
  for (const path of paths) texts.push((await player.get(path)).text);
  const output = [...texts, ...lines].join('\n');
  expect(output).toContain(id);
  const committed = JSON.stringify(await game.db.selectFrom('proof_entries').select('text').execute());
  for (const each of [secret, ...seasons.map((name) => seasonSecret(secret, name))]) {
    const bytes = Buffer.from(each, 'base64url');
    expect(bytes).toHaveLength(32);
    for (const form of [each, bytes.toString('hex'), bytes.toString('base64').slice(0, 20), [...bytes].join(',')]) {
      expect(output).not.toContain(form);
      expect(committed).not.toContain(form);
    }
  }
  for (const name of seasons) expect(committed).toContain(name);
});
