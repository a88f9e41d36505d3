import { chatMessage, matchChat, newChatMessage } from '../../chat.ts';
import { CHAT_TEXT_MAX, DELETED_USER } from '../../constants.ts';
import { DELETED_MESSAGE } from '../../safety.ts';
import { describeFields } from './describe.ts';

export const MESSAGE_TEXT = 'Plain text of the message, which may have line breaks.';
export const IS_DELETED = `True if its author has deleted it: \`text\` is then "${DELETED_MESSAGE}". Absent otherwise.`;

export const chat = [
  describeFields(chatMessage, {
    id: 'Id of the message.',
    kind: 'USER for a message of a player, SYSTEM for one of the game, such as a goal.',
    text: MESSAGE_TEXT,
    username: `Username of the author; "${DELETED_USER}" once the account is deleted. Null for SYSTEM messages.`,
    rank: 'Rank of the author. Empty for deleted accounts and SYSTEM messages.',
    userId: 'Id of the author. Null or absent for SYSTEM messages and deleted accounts.',
    createdAt: 'When the message was posted. Null or absent if unknown.',
    isDeleted: IS_DELETED,
  }),
  describeFields(newChatMessage, {
    text: `Text of the message, 1 to ${CHAT_TEXT_MAX} characters after control characters were removed.`,
  }),
  describeFields(matchChat, {
    unreadCount: 'Number of messages since the caller last read the chat; SYSTEM messages do not count.',
  }),
];
