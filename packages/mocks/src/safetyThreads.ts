import type { DmMessage, DmThread } from '@machine/contract/message.ts';
import { DELETED_MESSAGE } from '@machine/contract/safety.ts';
import { dmMessages, dmThread, groupThread, participantOf } from './message.ts';
import { userAt } from './profile.ts';

/* What requests, blocks, leaving and deleting make of conversations. */

const stranger = userAt(9);
const request = { text: 'Hi! How did you see the Nets game coming?', createdAt: '2025-10-14T10:12:00Z' };

/** A player whom the viewer doesn't follow has written. */
export const requestThread: DmThread = {
  ...dmThread,
  id: 't-request',
  participants: [...dmThread.participants.slice(0, 1), participantOf(stranger)],
  lastMessage: request,
  canReply: true,
  isRequest: true,
  canLeave: true,
};

/** All that is left of a conversation that a block hides. */
export const hiddenThread: DmThread = {
  id: 't-hidden',
  participants: [],
  lastMessage: null,
  canReply: false,
  reportableId: 'm-hidden',
};

/** One of its people has left. */
export const leftGroupThread: DmThread = {
  ...groupThread,
  id: 't-left',
  participants: groupThread.participants.slice(0, -1),
  formerParticipants: groupThread.participants.slice(-1),
  canReply: true,
  canLeave: true,
};

/** The second message has been deleted by its author. */
export const messagesWithDeleted: DmMessage[] = dmMessages.map((message, index) =>
  index === 1 ? { ...message, text: DELETED_MESSAGE, isDeleted: true } : message,
);

/** The stranger's messages. */
export const requestMessages: DmMessage[] = [{ id: '1', userId: stranger.id, ...request }];
