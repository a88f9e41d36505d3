import { REPORT_NOTE_MAX } from '../../constants.ts';
import * as schemas from '../../moderation.ts';
import { newReport, reportSubject } from '../../report.ts';
import { restrictedPlayer } from '../../safety.ts';
import { describeFields } from './describe.ts';
import { SENT_AT } from './message.ts';
import { SHARED } from './shared.ts';

const ACTION = 'DISMISS, HIDE what was reported, or WARN, MUTE or SUSPEND the player.';
const NOTE = `At most ${REPORT_NOTE_MAX} characters`;
const REASONS_OF = 'SPAM, HARASSMENT, THREAT, SEXUAL, PRIVATE_DATA, IMPERSONATION, CHEATING or OTHER.';
const SUBJECT =
  'What was reported: a message (CHAT_MESSAGE, DM_MESSAGE), a username (NAME), a profile picture or the name of a league.';
const MODERATOR = "Username of the moderator. Null if it was decided on the server's command line.";

const caseFields = {
  id: 'Id of the case, as in `/api/moderation/cases/{id}`.',
  state: 'OPEN, or DECIDED until someone reports the subject again.',
  subject: SUBJECT,
  content: 'The message, the name, or the address of the picture, as it was reported. Empty once it was removed.',
  player: 'The player whose message, name or picture was reported.',
  reporterCount: 'Number of players who reported it. Nobody learns who they are.',
  reasons: [
    'Reasons that reporters gave, the most frequent first.',
    { reason: REASONS_OF, count: 'Number of reporters who gave the reason.' },
  ],
  firstReportedAt: 'When it was first reported.',
  lastReportedAt: 'When it was last reported.',
  decision: 'Newest decision that has not been undone. Null without one.',
} as const;

export const moderation = [
  describeFields(reportSubject, {
    kind: SUBJECT,
    id: "Id of the message, of the user whose name or picture it is, or of the league. Who isn't in the league sends the code of its invite link.",
  }),
  describeFields(newReport, {
    subject: 'What is reported.',
    reason: REASONS_OF,
    note: `Words for the moderators. ${NOTE}.`,
  }),
  describeFields(restrictedPlayer, { id: SHARED.userId, since: 'When the caller blocked or muted the player.' }),
  describeFields(schemas.moderationDecision, {
    id: 'Id of the decision, as in `/api/moderation/decisions/{id}/undo`.',
    action: ACTION,
    reason: `Reason of the decision, which the player is told: ${REASONS_OF}`,
    note: 'Note that only moderators see. Null without one.',
    createdAt: 'When it was decided.',
    endsAt: 'End of a mute or suspension. Null for other actions, and for good.',
    moderator: MODERATOR,
    undoneAt: 'When it was undone. Null if it was not.',
    canUndo: 'True if it can still be undone: it was not yet, and has not ended.',
  }),
  describeFields(schemas.reportedPlayer, {
    mutedUntil: 'End of a mute. Null if the player is not muted.',
    isSuspended: 'True if the player is suspended.',
    suspendedUntil: 'End of the suspension. Null if the player is not suspended, or for good.',
  }),
  describeFields(schemas.moderationCase, caseFields),
  describeFields(schemas.moderationCasesQuery, { state: 'Which cases to list: OPEN or DECIDED.' }),
  describeFields(schemas.moderationCases, { cases: 'Cases: open ones oldest first, decided ones newest first.' }),
  describeFields(schemas.contextMessage, {
    id: 'Id of the message.',
    userId: 'Id of the author. Null for messages of the game itself.',
    username: 'Username of the author. Null for messages of the game itself.',
    text: 'Plain text of the message as it was when it was reported.',
    createdAt: SENT_AT,
    isReported: 'True if this is the reported message.',
  }),
  describeFields(schemas.moderationCaseDetails, {
    ...caseFields,
    revision: 'Number of times that the case was decided or reported again. A decision names the one it is based on.',
    canDecide: 'True if the caller may decide: not about other moderators.',
    context: 'The reported message with up to 10 on each side, oldest first.',
    notes: [
      'Notes of the players who reported it, newest first, without their names.',
      { reason: REASONS_OF, note: `Words of the reporter. ${NOTE}.`, createdAt: 'When it was reported.' },
    ],
    decisions: 'Decisions in this case, newest first, also undone ones.',
    earlierDecisions: 'Newest decisions about the player in other cases.',
    matchId: 'Id of the match of a chat message. Null for other subjects.',
    matchTitle: 'Both teams of that match. Null for other subjects.',
    isWordFilterOn: 'Whether the word filter of that chat is on. Null for other subjects.',
  }),
  describeFields(schemas.newDecision, {
    action: ACTION,
    reason: `Reason, which the player is told: ${REASONS_OF}`,
    note: `Words for other moderators. ${NOTE}.`,
    hours: `Length of a mute (${schemas.MUTE_HOURS.join(', ')}) or suspension (${schemas.SUSPENSION_HOURS.join(', ')}). A suspension without it is for good.`,
    revision: '`revision` of the case that the moderator has seen. If it has changed since, the decision is refused.',
  }),
  describeFields(schemas.wordFilterSetting, { isOn: 'True to reject messages with listed words in this chat.' }),
  describeFields(schemas.moderationLogEntry, {
    position: 'Position in the log, from 1 without gaps.',
    at: 'When it happened.',
    event:
      'The action of a decision, UNDO, a moderator appointed (GRANT) or dismissed (REVOKE), or a word filter switched.',
    undone: 'The action that an UNDO has undone. Absent otherwise, and once the decision is deleted.',
    moderator: MODERATOR,
    player: 'Username of the player concerned. Null without one.',
    playerId: 'Id of the player concerned. Null without one.',
    matchTitle: 'Both teams of the match whose word filter was switched. Absent otherwise.',
    reason: 'Reason of the decision. Null without one.',
    hours: 'Length of a mute or suspension. Null for other events, and for good.',
    hash: 'SHA-256 of the row and of the hash before it, in lower-case hex.',
  }),
  describeFields(schemas.moderationLog, { entries: 'Events, newest first.' }),
];
