import type { Checked } from './players.ts';
import { UNKNOWN } from './rejections.ts';

/** Checks leagues of players, on servers that have them. Returns a league that `ann` owns and `ben` has joined. */
export async function checkLeagues({ report, ann, ben }: Checked): Promise<string | undefined> {
  if (report.lacksLevel('LEAGUES')) return undefined;
  const created = await ann.call('createFriendLeague', { body: { name: 'Conformance' } }, 201);
  const id = created.data?.id ?? UNKNOWN;
  const league = { params: { id } };
  const renew = async () => (await ann.read('createInvite', league))?.code ?? UNKNOWN;
  const [first, code] = [await renew(), await renew()];
  report.expect('createInvite', code !== first, 'a new link is the same as the earlier one');
  for (const call of ['invite', 'joinFriendLeague'] as const) await ben.call(call, { params: { code: first } }, 404);
  const seen = await ben.read('invite', { params: { code } });
  report.expect('invite', seen?.state === 'OPEN' && seen.leagueId === null, 'opening the link changes something');
  // Joining again changes nothing.
  for (let time = 0; time < 2; time += 1) await ben.call('joinFriendLeague', { params: { code } });
  const joined = await ben.read('friendLeague', league);
  report.expect('friendLeague', joined?.memberCount === 2, 'the league of two has not two members');
  const table = await ben.read('friendLeagueTable', league);
  report.expect('friendLeagueTable', table?.length === 2, 'the table has not both members');
  await ben.call('renameFriendLeague', { ...league, body: { name: 'Other' } }, 403);
  for (const call of ['createInvite', 'revokeInvite'] as const) await ben.call(call, league, 403);
  return id;
}

/** Checks that a league belongs to the one who is left, and ends it. */
export async function checkLeaving({ report, ann, ben }: Checked, id: string): Promise<void> {
  const league = { params: { id } };
  await ann.call('leaveFriendLeague', league);
  await ann.call('friendLeague', league, 404);
  const left = await ben.read('friendLeague', league);
  report.expect('leaveFriendLeague', left?.isOwner, 'the one who is left does not own the league');
  await ben.call('leaveFriendLeague', league);
}
