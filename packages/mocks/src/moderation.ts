import type {
  ModerationCase,
  ModerationCaseDetails,
  ModerationCases,
  ModerationDecision,
  ModerationLog,
  ModerationLogEntry,
  ReportedPlayer,
} from '@machine/contract/moderation.ts';
import { HOSTILE_TEXTS } from './hostile.ts';
import { minutesAgo } from './minutesAgo.ts';
import { userAt } from './profile.ts';

const reported = (index: number): ReportedPlayer => {
  const { id: userId, username, rank, profileImageUrl } = userAt(index);
  const free = { mutedUntil: null, isSuspended: false, suspendedUntil: null };
  return { userId, username, rank: String(rank), profileImageUrl, ...free };
};

const warning: ModerationDecision = {
  id: 'd-warning',
  action: 'WARN',
  reason: 'SPAM',
  note: null,
  createdAt: minutesAgo(6 * 24 * 60),
  endsAt: null,
  moderator: 'ada_predicts',
  undoneAt: null,
  canUndo: true,
};
const mute: ModerationDecision = {
  ...warning,
  id: 'd-mute',
  action: 'MUTE',
  reason: 'HARASSMENT',
  note: 'Second time this week.',
  createdAt: minutesAgo(30),
  endsAt: minutesAgo(30 - 24 * 60),
};
const undoneMute: ModerationDecision = {
  ...mute,
  id: 'd-undone',
  moderator: null,
  undoneAt: minutesAgo(10),
  canUndo: false,
};

/** A message in a match chat that two players reported. */
export const openCase: ModerationCase = {
  id: 'case-message',
  state: 'OPEN',
  subject: 'CHAT_MESSAGE',
  content: 'Only a clown agrees with the Machine. Go back to watching cartoons.',
  player: reported(3),
  reporterCount: 2,
  reasons: [
    { reason: 'HARASSMENT', count: 1 },
    { reason: 'OTHER', count: 1 },
  ],
  firstReportedAt: minutesAgo(50),
  lastReportedAt: minutesAgo(12),
  decision: null,
};
/** Reported once. */
const caseOf = (
  name: string,
  subject: ModerationCase['subject'],
  content: string,
  reason: string,
  player: ReportedPlayer,
): ModerationCase => ({
  ...openCase,
  id: `case-${name}`,
  subject,
  content,
  player,
  reporterCount: 1,
  reasons: [{ reason, count: 1 }],
  firstReportedAt: minutesAgo(9),
  lastReportedAt: minutesAgo(9),
});
const OFFICIAL = 'official_support';
const PICTURE = 'https://pictures.example/face.png';
const nameCase = caseOf('name', 'NAME', OFFICIAL, 'IMPERSONATION', { ...reported(4), username: OFFICIAL });
const pictureCase = caseOf('picture', 'PICTURE', PICTURE, 'SEXUAL', { ...reported(5), profileImageUrl: PICTURE });
const threadCase = caseOf('thread', 'DM_MESSAGE', 'Cheap stars, write to me for the address.', 'SPAM', reported(6));
const leagueNameCase = caseOf('league', 'LEAGUE_NAME', 'Only clowns agree', 'HARASSMENT', reported(7));
const decidedCase: ModerationCase = {
  ...openCase,
  id: 'case-decided',
  state: 'DECIDED',
  player: { ...openCase.player, mutedUntil: mute.endsAt },
  decision: mute,
};

export const moderationCases: ModerationCases = {
  cases: [openCase, nameCase, pictureCase, threadCase, leagueNameCase],
  next: null,
};
export const decidedCases: ModerationCases = { cases: [decidedCase], next: null };
export const manyCases = (count: number): ModerationCases => ({
  cases: Array.from({ length: count }, (_, index) => ({
    ...openCase,
    id: `case-${index}`,
    player: reported(index),
    reporterCount: 1 + (index % 7),
  })),
  next: 'older',
});

const line = (id: string, author: number, text: string, minutes: number) => {
  const { id: userId, username } = userAt(author);
  return { id, userId, username, text, createdAt: minutesAgo(minutes), isReported: false };
};

export const openCaseDetails: ModerationCaseDetails = {
  ...openCase,
  revision: 2,
  canDecide: true,
  context: [
    line('m-1', 7, 'I agree with the Machine tonight.', 53),
    line('m-2', 8, 'Same here, no doubt.', 52),
    { ...line('m-3', 3, openCase.content, 51), isReported: true },
    line('m-4', 7, 'That was uncalled for.', 50),
  ],
  notes: [{ reason: 'HARASSMENT', note: 'He does this in every chat.', createdAt: minutesAgo(12) }],
  decisions: [],
  earlierDecisions: [warning],
  matchId: 'nba-lal-phx',
  matchTitle: 'Los Angeles Lakers vs Phoenix Suns',
  isWordFilterOn: false,
};
export const nameCaseDetails: ModerationCaseDetails = {
  ...openCaseDetails,
  ...nameCase,
  revision: 1,
  context: [],
  notes: [],
  earlierDecisions: [],
  matchId: null,
  matchTitle: null,
  isWordFilterOn: null,
};
export const pictureCaseDetails: ModerationCaseDetails = { ...nameCaseDetails, ...pictureCase };
export const leagueNameCaseDetails: ModerationCaseDetails = { ...nameCaseDetails, ...leagueNameCase };
export const decidedCaseDetails: ModerationCaseDetails = {
  ...openCaseDetails,
  ...decidedCase,
  revision: 3,
  decisions: [mute, undoneMute],
};
/** About another moderator. */
export const moderatorCaseDetails: ModerationCaseDetails = {
  ...openCaseDetails,
  canDecide: false,
  player: { ...openCaseDetails.player, rank: 'ADMIN' },
};
export const hostileCaseDetails: ModerationCaseDetails = {
  ...openCaseDetails,
  content: HOSTILE_TEXTS.long,
  player: { ...openCaseDetails.player, username: HOSTILE_TEXTS.tag },
  context: openCaseDetails.context.map((message) => ({ ...message, text: HOSTILE_TEXTS.long })),
  notes: [{ reason: 'SPAM', note: HOSTILE_TEXTS.bidi, createdAt: minutesAgo(12) }],
  matchTitle: HOSTILE_TEXTS.svg,
};

const CASE_DETAILS = [
  nameCaseDetails,
  pictureCaseDetails,
  leagueNameCaseDetails,
  decidedCaseDetails,
  { ...nameCaseDetails, ...threadCase },
];
/** Returns the details of a case of `moderationCases` or `decidedCases`. */
export const caseDetailsOf = (id: string): ModerationCaseDetails =>
  CASE_DETAILS.find((details) => details.id === id) ?? { ...openCaseDetails, id };

const entry = (position: number, event: ModerationLogEntry['event'], fields: Partial<ModerationLogEntry> = {}) => ({
  position,
  at: minutesAgo((5 - position) * 400 + 30),
  event,
  moderator: 'ada_predicts',
  player: openCase.player.username,
  playerId: openCase.player.userId,
  reason: null,
  hours: null,
  hash: String(position).padStart(64, '9f2c51e07b3d4a68'),
  ...fields,
});
export const moderationLog: ModerationLog = {
  entries: [
    entry(5, 'MUTE', { reason: 'HARASSMENT', hours: 24 }),
    entry(4, 'UNDO', { undone: 'WARN' }),
    entry(3, 'WORD_FILTER_ON', { player: null, playerId: null, matchTitle: 'Los Angeles Lakers vs Phoenix Suns' }),
    entry(2, 'WARN', { reason: 'SPAM' }),
    entry(1, 'GRANT', { moderator: null, player: 'ada_predicts', playerId: 'u-ada' }),
  ],
  next: null,
};
