import type { FriendLeagueDetails, InviteDetails } from '@machine/contract';
import type { TestUser } from './test-users.ts';

/** Creates a league of one and its first invite link. */
export async function openLeague(owner: TestUser, name = 'Friends', startsAt?: string) {
  const created = await owner.post('/api/leagues', { name, ...(startsAt !== undefined && { startsAt }) });
  const { id } = created.body as { id: string };
  return { id, path: `/api/leagues/${id}`, code: await newCode(owner, id) };
}

/** Makes a new invite link. */
export async function newCode(owner: TestUser, leagueId: string): Promise<string> {
  return ((await owner.post(`/api/leagues/${leagueId}/invite`)).body as { code: string }).code;
}

export const join = (user: TestUser, code: string) => user.post(`/api/invites/${code}/join`);

/** Returns a league as a member sees it. */
export const detailsFor = async (user: TestUser, leagueId: string) =>
  (await user.get(`/api/leagues/${leagueId}`)).body as FriendLeagueDetails;

export const inviteFor = async (user: Pick<TestUser, 'get'>, code: string) =>
  (await user.get(`/api/invites/${code}`)).body as InviteDetails;
