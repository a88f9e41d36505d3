import type { DmMessage, DmThread } from '@machine/contract';
import type { Game } from './game.ts';
import type { TestUser } from './test-users.ts';

/** Players' actions on each other's messages, as the app calls them. */

export const start = async (user: TestUser, ...others: { id: string }[]): Promise<string> => {
  const { body } = await user.post('/api/dm-threads', { participantIds: others.map(({ id }) => id) });
  return (body as { id: string }).id;
};

export const say = async (user: TestUser, threadId: string, text: string) =>
  (await user.post(`/api/dm-threads/${threadId}/messages`, { text })).status;

export const threadsOf = async (user: TestUser) => (await user.get('/api/dm-threads')).body as DmThread[];

export const messagesOf = async (user: TestUser, threadId: string) =>
  (await user.get(`/api/dm-threads/${threadId}/messages`)).body as DmMessage[];

/** Returns what a player reads in a thread; null when they can't see it. */
export async function textsOf(user: TestUser, threadId: string): Promise<string[] | null> {
  const { status, body } = await user.get(`/api/dm-threads/${threadId}/messages`);
  return status === 200 ? (body as DmMessage[]).map(({ text }) => text) : null;
}

export async function befriend(...users: TestUser[]): Promise<void> {
  for (const user of users) {
    for (const other of users) if (other !== user) await user.post(`/api/follow/${other.id}`);
  }
}

/** Records who gets an event of a type from now on. */
const recordEvents =
  (wanted: 'dm' | 'notification') =>
  ({ bus }: Game): string[][] => {
    const events: string[][] = [];
    bus.subscribe(({ type }, to) => {
      if (type === wanted) events.push([...to].toSorted());
    });
    return events;
  };
export const recordMessageEvents = recordEvents('dm');
export const recordNotified = recordEvents('notification');
