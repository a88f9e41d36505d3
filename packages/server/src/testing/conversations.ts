import type { Game } from './game.ts';
import { signUpUser, type TestUser } from './test-users.ts';
import { addMatch, addPick } from './rows.ts';

/** Two people who may write in two places of a kind, and what is stored there. */
export type Conversations = { people: TestUser[]; places: string[]; texts(place: string): Promise<string[]> };

const textsAt = async (reader: TestUser, path: string) =>
  ((await reader.get(path)).body as { text: string }[]).map(({ text }) => text);

/** The chats of two matches that both have picked on. */
export async function openChats(game: Game): Promise<Conversations> {
  const people = [await signUpUser(game), await signUpUser(game)];
  const places = [];
  for (const id of [`chat-${crypto.randomUUID()}`, `chat-${crypto.randomUUID()}`]) {
    await addMatch(game.db, id, game.now() + 1000);
    for (const { id: userId } of people) await addPick(game.db, { userId, matchId: id });
    places.push(`/api/matches/${id}/chat`);
  }
  return { people, places, texts: (place) => textsAt(people[0] as TestUser, place) };
}

/** Two threads that both take part in. */
export async function openThreads(game: Game): Promise<Conversations> {
  const [ann, bob, carl] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  for (const { id } of [bob, carl]) await ann.post(`/api/follow/${id}`);
  await bob.post(`/api/follow/${ann.id}`);
  const places = [];
  for (const participantIds of [[bob.id], [bob.id, carl.id]]) {
    const { id } = (await ann.post('/api/dm-threads', { participantIds })).body as { id: string };
    places.push(`/api/dm-threads/${id}/messages`);
  }
  return { people: [ann, bob], places, texts: (place) => textsAt(ann, place) };
}
