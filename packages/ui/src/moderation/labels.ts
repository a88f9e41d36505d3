import type { ModerationAction, ModerationDecision, ModerationEvent } from '@machine/contract/moderation.ts';
import type { ReportSubjectKind } from '@machine/contract/report.ts';
import type { Open } from '@machine/contract/wire.ts';
import { plural } from '../format/number.ts';
import { REASON_LABELS } from '../safety/reportState.ts';

/** Labels of the values that this client knows; newer servers may send others, which are shown as they are. */
const labelIn =
  <Known extends string>(labels: Record<Known, string>) =>
  (value: Open<Known>): string =>
    Object.hasOwn(labels, value) ? labels[value as Known] : value;

export const reasonLabel = labelIn(REASON_LABELS);

export const subjectLabel = labelIn<ReportSubjectKind>({
  CHAT_MESSAGE: 'Message in a match chat',
  DM_MESSAGE: 'Direct message',
  NAME: 'Username',
  PICTURE: 'Picture',
  LEAGUE_NAME: 'League name',
});

export const ACTIONS: Record<ModerationAction, string> = {
  DISMISS: 'Dismiss',
  HIDE: 'Hide',
  WARN: 'Warn',
  MUTE: 'Mute',
  SUSPEND: 'Suspend',
};

export const eventLabel = labelIn<ModerationEvent>({
  DISMISS: 'Dismissed',
  HIDE: 'Hidden',
  WARN: 'Warned',
  MUTE: 'Muted',
  SUSPEND: 'Suspended',
  UNDO: 'Undone',
  GRANT: 'Made a moderator',
  REVOKE: 'No longer a moderator',
  WORD_FILTER_ON: 'Word filter on',
  WORD_FILTER_OFF: 'Word filter off',
});

/** Returns a decision with its reason: "Muted: Spam". */
export const decisionLabel = ({ action, reason }: Pick<ModerationDecision, 'action' | 'reason'>) =>
  `${eventLabel(action)}: ${reasonLabel(reason)}`;

export const moderatorText = (moderator: string | null) => `by ${moderator ?? "the server's operator"}`;

/** Joins the facts that are known. */
export const factsText = (...facts: (string | null)[]) => facts.filter(Boolean).join(' · ');

export const undoneLabel = labelIn<ModerationAction>({
  DISMISS: 'Dismissal undone',
  HIDE: 'Shown again',
  WARN: 'Warning undone',
  MUTE: 'Mute undone',
  SUSPEND: 'Suspension undone',
});

/** Names a duration in hours: "1 hour", "7 days". */
export const hoursLabel = (hours: number): string =>
  hours < 24 ? plural(hours, 'hour') : plural(Math.round(hours / 24), 'day');
