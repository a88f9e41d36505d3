import type { Game } from './game.ts';
import { signUpUser, type TestUser } from './test-users.ts';
import { addMatch, addPick } from './rows.ts';

/** Two users who may post to two chats or threads, and their stored texts. */
export type Conversations = { users: TestUser[]; paths: string[]; texts(path: string): Promise<string[]> };

const textsAt = async (reader: TestUser, path: string) =>
  ((await reader.get(path)).body as { text: string }[]).map(({ text }) => text);

/** Creates two chats in which both users may post. */
export async function openChats(game: Game): Promise<Conversations> {
  const users = [await signUpUser(game), await signUpUser(game)];
  const paths = [];
  for (const id of [`chat-${crypto.randomUUID()}`, `chat-${crypto.randomUUID()}`]) {
    await addMatch(game.db, id, game.now() + 1000);
    for (const { id: userId } of users) await addPick(game.db, { userId, matchId: id });
    paths.push(`/api/matches/${id}/chat`);
  }
  return { users, paths, texts: (path) => textsAt(users[0] as TestUser, path) };
}

/** Creates two threads with both users. */
export async function openThreads(game: Game): Promise<Conversations> {
  const [ann, bob, carl] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  for (const { id } of [bob, carl]) await ann.post(`/api/follow/${id}`);
  await bob.post(`/api/follow/${ann.id}`);
  const paths = [];
  for (const participantIds of [[bob.id], [bob.id, carl.id]]) {
    const { id } = (await ann.post('/api/dm-threads', { participantIds })).body as { id: string };
    paths.push(`/api/dm-threads/${id}/messages`);
  }
  return { users: [ann, bob], paths, texts: (path) => textsAt(ann, path) };
}
