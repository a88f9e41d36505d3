import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SUSPENSION_HOURS } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/http/log.ts';
import { sendLocalCommand, serveLocalCommands } from '../../platform/local/local-socket.ts';
import { createSessions } from '../../platform/session/session.ts';
import { temporaryFolder } from '../../testing/after-test.ts';
import { gameBeforeEach, PASSWORD } from '../../testing/game.ts';
import { addChat, readLog, signUpModerator } from '../../testing/moderation.ts';
import { selectFrom, updateTable } from '../../testing/queries.ts';
import { signUpUser } from '../../testing/test-users.ts';

const game = gameBeforeEach();

it('makes a player a moderator and takes the role back, with the rank that the stars earn', async () => {
  const ann = await signUpUser(game, 'ann');
  await updateTable(game.db, 'users', { star_tenths: 2000, rank: 'CHALLENGER' }, { id: ann.id });
  expect((await ann.get('/api/moderation/log')).status).toBe(404);
  expect(await game.runAdminCommand(['grant', 'ANN'])).toBe('ann is now a moderator.');
  expect(await game.runAdminCommand(['grant', 'ann'])).toBe('ann was a moderator already.');
  expect(await game.runAdminCommand(['list'])).toBe('ann');
  expect((await ann.get('/api/auth/user')).body).toMatchObject({ rank: 'ADMIN', isModerator: true });
  expect((await readLog(ann)).entries).toMatchObject([{ event: 'GRANT', moderator: null, player: 'ann' }]);
  expect(await game.runAdminCommand(['revoke', 'ann'])).toBe('ann is no longer a moderator.');
  expect((await ann.get('/api/auth/user')).body).toMatchObject({ rank: 'CHALLENGER' });
  expect((await ann.get('/api/moderation/log')).status).toBe(404);
  expect(await game.runAdminCommand(['list'])).toBe('There are no moderators.');
});

it('suspends in an emergency, undoes it, and checks the log', async () => {
  const ben = await signUpUser(game, 'ben');
  expect(await game.runAdminCommand(['suspend', 'ben', '24'])).toBe('ben is suspended for 24 hours.');
  expect((await ben.get('/api/auth/user')).status).toBe(401);
  expect(await game.runAdminCommand(['undo', 'ben'])).toBe('Undone: the suspension of ben.');
  const login = await game.visitor().post('/api/auth/login', { email: 'ben@example.org', password: PASSWORD });
  expect(login.status).toBe(200);
  const matchId = await addChat(game, [ben]);
  expect(await game.runAdminCommand(['word-filter', matchId, 'on'])).toBe(`The word filter of ${matchId} is on.`);
  expect(await game.runAdminCommand(['verify-log'])).toMatch(
    /^The log is intact: 3 rows, the last hash is [\da-f]{64}\.$/,
  );
});

it.each([
  [[], "Unknown command ''; see npm run admin -- --help."],
  [['grant'], 'Call it as: npm run admin -- grant NAME'],
  [['list', 'ben'], 'Call it as: npm run admin -- list'],
  [['grant', 'nobody'], 'There is no player called nobody.'],
  [['suspend', 'ben', '5'], `Call it as: npm run admin -- suspend NAME [${SUSPENSION_HOURS.join('|')}]`],
  [['undo', 'ben'], 'ben is neither suspended nor muted.'],
  [['suspend', 'ann'], 'ann is a moderator: revoke that first.'],
  [['word-filter', 'nothing', 'on'], 'Not found.'],
  [['word-filter', 'nothing', 'maybe'], 'Call it as: npm run admin -- word-filter MATCH on|off'],
])('rejects %j with a clear line', async (args, message) => {
  await signUpUser(game, 'ben');
  await signUpModerator(game, 'ann');
  await expect(game.runAdminCommand(args)).rejects.toThrow(message);
});

it('ends the sessions of a suspended player in another process within a second', async () => {
  const ben = await signUpUser(game, 'ben');
  // The sessions of another process, with its own cache.
  const elsewhere = createSessions({ db: game.db, isHttps: false, wall: game.now, cacheMs: 5_000 });
  const request = () => new Request('http://localhost', { headers: { cookie: ben.cookie() } });
  expect(await elsewhere.find(request())).toBe(ben.id);
  const [session] = await selectFrom(game.db, 'sessions', ['id_hash'], { user_id: ben.id });
  await game.runAdminCommand(['suspend', 'ben']);
  game.setTime(game.now() + 500);
  expect(await elsewhere.find(request())).toBe(null);
  // By this, each process closes the sockets of ended sessions every half second.
  expect(await elsewhere.filterActive([session?.id_hash ?? ''])).toEqual(new Set());
});

describe('the socket of the running server', () => {
  const log = createLogger('silent');

  it('runs commands, and returns their output or error', async () => {
    const dataDir = temporaryFolder();
    await signUpUser(game, 'ann');
    const served = await serveLocalCommands(dataDir, { admin: game.runAdminCommand, backup: async () => '' }, log);
    expect(await sendLocalCommand(dataDir, 'admin', 'grant', 'ann')).toBe('ann is now a moderator.');
    const rejected = sendLocalCommand(dataDir, 'admin', 'grant', 'nobody');
    await expect(rejected).rejects.toThrow('There is no player called nobody.');
    await expect(sendLocalCommand(dataDir, 'admin', 'x'.repeat(5_000))).rejects.toThrow('The command is too long.');
    served.close();
  });

  it('rejects the reply of another version of the server', async () => {
    const dataDir = temporaryFolder();
    const other = createServer((socket) => socket.end('{"file":"a"}')).listen(join(dataDir, 'admin.sock'));
    await once(other, 'listening');
    await expect(sendLocalCommand(dataDir, 'admin', 'list')).rejects.toThrow('It may run another version: restart it.');
    other.close();
  });
});
