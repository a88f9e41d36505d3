import type { Run } from './client.ts';
import type { Account } from './players.ts';

const UNKNOWN = 'no-such-id';

/** Checks leagues of players, on servers that have them: who sees what, and what becomes of a league. */
export async function checkLeagues(
  { report }: Run,
  [ann, ben, cleo]: readonly [Account, Account, Account],
): Promise<void> {
  const features = (await ann.call('gameInfo', {}, [200, 404])).data?.features ?? [];
  if (!features.includes('LEAGUES')) {
    report.skip('createFriendLeague', 'the server has no leagues of players');
    return;
  }
  for (const body of [{}, { name: ' ' }, { name: 'x'.repeat(41) }]) await ann.call('createFriendLeague', { body }, 400);
  const id = (await ann.call('createFriendLeague', { body: { name: 'Conformance' } }, 201)).data?.id ?? UNKNOWN;
  const league = { params: { id } };
  const first = (await ann.call('createInvite', league, 200)).data?.code ?? UNKNOWN;
  const code = (await ann.call('createInvite', league, 200)).data?.code ?? UNKNOWN;
  report.check('createInvite', code === first ? 'a new link is the same as the earlier one' : null);
  for (const dead of [first, UNKNOWN]) {
    await ben.call('invite', { params: { code: dead } }, 404);
    await ben.call('joinFriendLeague', { params: { code: dead } }, 404);
  }
  const seen = (await ben.call('invite', { params: { code } }, 200)).data;
  report.check(
    'invite',
    seen?.state === 'OPEN' && seen.leagueId === null ? null : 'opening the link changes something',
  );
  // Joining again changes nothing.
  for (let time = 0; time < 2; time += 1) await ben.call('joinFriendLeague', { params: { code } }, 200);
  const joined = (await ben.call('friendLeague', league, 200)).data;
  report.check('friendLeague', joined?.memberCount === 2 ? null : 'the league of two has not two members');
  const table = (await ben.call('friendLeagueTable', league, 200)).data ?? [];
  report.check('friendLeagueTable', table.length === 2 ? null : 'the table has not both members');
  await ben.call('friendLeagueTable', { ...league, query: { week: 'soon' } }, 400);
  const rename = { ...league, body: { name: 'Other' } };
  await ben.call('renameFriendLeague', rename, 403);
  for (const call of ['createInvite', 'revokeInvite'] as const) await ben.call(call, league, 403);
  await cleo.call('renameFriendLeague', rename, 404);
  for (const call of ['friendLeague', 'friendLeagueTable', 'createInvite', 'leaveFriendLeague'] as const) {
    await cleo.call(call, league, 404);
  }
  await ann.call('leaveFriendLeague', league, 200);
  await ann.call('friendLeague', league, 404);
  const left = (await ben.call('friendLeague', league, 200)).data;
  report.check('leaveFriendLeague', left?.isOwner ? null : 'the one who is left does not own the league');
  await ben.call('leaveFriendLeague', league, 200);
}
