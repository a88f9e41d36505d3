import type { Game } from './game.ts';
import { addChat } from './moderation.ts';
import { befriend, start } from './safety.ts';
import { signUpUser, type TestUser } from './test-users.ts';

/** Two users who may post to two chats or threads, and their stored texts. */
export type Conversations = ReturnType<typeof conversations>;

const conversations = (reader: TestUser, other: TestUser, paths: string[]) => ({
  users: [reader, other],
  paths,
  texts: async (path: string) => ((await reader.get(path)).body as { text: string }[]).map(({ text }) => text),
});

/** Creates two chats in which both users may post. */
export async function openChats(game: Game): Promise<Conversations> {
  const [ann, bob] = [await signUpUser(game), await signUpUser(game)];
  const matches = [await addChat(game, [ann, bob]), await addChat(game, [ann, bob])];
  const paths = matches.map((id) => `/api/matches/${id}/chat`);
  return conversations(ann, bob, paths);
}

/** Creates two threads with both users. */
export async function openThreads(game: Game): Promise<Conversations> {
  const [ann, bob, carl] = [await signUpUser(game), await signUpUser(game), await signUpUser(game)];
  await befriend(ann, bob, carl);
  const threads = [await start(ann, bob), await start(ann, bob, carl)];
  const paths = threads.map((id) => `/api/dm-threads/${id}/messages`);
  return conversations(ann, bob, paths);
}
