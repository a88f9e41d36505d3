import { DELETED_USER, DM_TEXT_MAX, REPORTABLE_DAYS } from '../../constants.ts';
import * as schemas from '../../message.ts';
import { IS_DELETED, MESSAGE_TEXT } from './chat.ts';
import { describeFields } from './describe.ts';
import { LEAGUE_ID, RANK_OR_EMPTY } from './friendLeague.ts';

export const SENT_AT = 'When the message was sent.';
const THREAD_ID = 'Id of the thread, as in `/api/dm-threads/{threadId}/messages`.';

export const message = [
  describeFields(schemas.participant, {
    username: `Username; "${DELETED_USER}" once the account is deleted.`,
    rank: RANK_OR_EMPTY,
  }),
  describeFields(schemas.dmThread, {
    id: THREAD_ID,
    participants: 'Players in the thread, the caller among them; without those whom a block hides.',
    lastMessage: [
      'Newest message that the caller sees. Null without one.',
      { text: 'Plain text of the message.', createdAt: SENT_AT },
    ],
    canReply: 'False if everyone else has left, so that nobody would read an answer. Absent means true.',
    isRequest:
      'True if the thread waits under Requests, because a player whom the caller does not follow started it. Absent otherwise.',
    canLeave: 'Whether the caller may leave the thread. Absent on servers without `leaveThread`.',
    formerParticipants: 'Players who have left. Absent if nobody has.',
    reportableId: `Id of the last message by someone else in a thread that a block hides, which can be reported for ${REPORTABLE_DAYS} days. Absent otherwise.`,
    league: [
      'League of players whose chat this is. Absent for other threads.',
      { id: LEAGUE_ID, name: 'Name of the league, which is the title of the thread.' },
    ],
  }),
  describeFields(schemas.dmMessage, {
    id: 'Id of the message.',
    userId: 'Id of the author. That of a SYSTEM message belongs to nobody.',
    text: MESSAGE_TEXT,
    createdAt: SENT_AT,
    isDeleted: IS_DELETED,
    kind: 'SYSTEM for a message of the game, such as the end of a week; else USER, or absent.',
  }),
  describeFields(schemas.newDmMessage, {
    text: `Text of the message, 1 to ${DM_TEXT_MAX} characters after control characters were removed.`,
  }),
  describeFields(schemas.threadParticipants, {
    participantIds: 'Ids of the players, without the caller, who has to follow all of them.',
  }),
  describeFields(schemas.createThreadResponse, { id: THREAD_ID }),
  describeFields(schemas.addParticipantsResponse, {
    newThread: 'True if there is another thread for all of them, which has no earlier messages.',
    thread: ['The thread to open. Null if it is the same one.', { id: THREAD_ID }],
  }),
];
