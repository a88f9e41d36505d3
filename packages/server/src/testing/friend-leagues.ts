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

/** Returns the names of a league's members, the owner's with a star. */
export const namesIn = async (user: TestUser, leagueId: string) =>
  (await detailsFor(user, leagueId)).members
    .map(({ username, isOwner }) => (isOwner ? `${username}*` : username))
    .toSorted();

export const leaguesOf = async (user: TestUser) =>
  ((await user.get('/api/leagues')).body as { name: string }[]).map(({ name }) => name);

export const UNKNOWN_LEAGUE = { status: 404, body: { message: "This league doesn't exist, or you're not in it." } };
export const DEAD_LINK = {
  status: 404,
  body: { message: "This invite link doesn't work anymore. Ask for a new one." },
};
