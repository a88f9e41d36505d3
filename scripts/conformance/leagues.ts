import type { Run } from './client.ts';
import type { Account } from './players.ts';

const UNKNOWN = 'no-such-id';

/** Checks leagues of players, on servers that have them. Returns a league that `ann` owns and `ben` has joined. */
export async function checkLeagues(
  { report }: Run,
  [ann, ben]: readonly [Account, Account, Account],
): Promise<string | undefined> {
  const features = (await ann.call('gameInfo', {}, [200, 404])).data?.features ?? [];
  if (!features.includes('LEAGUES')) return undefined;
  const id = (await ann.call('createFriendLeague', { body: { name: 'Conformance' } }, 201)).data?.id ?? UNKNOWN;
  const league = { params: { id } };
  const first = (await ann.call('createInvite', league, 200)).data?.code ?? UNKNOWN;
  const code = (await ann.call('createInvite', league, 200)).data?.code ?? UNKNOWN;
  report.expect('createInvite', code !== first, 'a new link is the same as the earlier one');
  for (const call of ['invite', 'joinFriendLeague'] as const) await ben.call(call, { params: { code: first } }, 404);
  const seen = (await ben.call('invite', { params: { code } }, 200)).data;
  report.expect('invite', seen?.state === 'OPEN' && seen.leagueId === null, 'opening the link changes something');
  // Joining again changes nothing.
  for (let time = 0; time < 2; time += 1) await ben.call('joinFriendLeague', { params: { code } }, 200);
  const joined = (await ben.call('friendLeague', league, 200)).data;
  report.expect('friendLeague', joined?.memberCount === 2, 'the league of two has not two members');
  const table = (await ben.call('friendLeagueTable', league, 200)).data ?? [];
  report.expect('friendLeagueTable', table.length === 2, 'the table has not both members');
  await ben.call('renameFriendLeague', { ...league, body: { name: 'Other' } }, 403);
  for (const call of ['createInvite', 'revokeInvite'] as const) await ben.call(call, league, 403);
  return id;
}

/** Checks that a league belongs to the one who is left, and ends it. */
export async function checkLeaving(
  { report }: Run,
  id: string,
  [ann, ben]: readonly [Account, Account, Account],
): Promise<void> {
  const league = { params: { id } };
  await ann.call('leaveFriendLeague', league, 200);
  await ann.call('friendLeague', league, 404);
  const left = (await ben.call('friendLeague', league, 200)).data;
  report.expect('leaveFriendLeague', left?.isOwner, 'the one who is left does not own the league');
  await ben.call('leaveFriendLeague', league, 200);
}
