import type { ReportReason, ReportSubjectKind } from '@machine/contract/report.ts';

/** The content of a report. `note` is cleaned, and absent if nothing was written. */
export type ReportValues = { subject: ReportSubjectKind; reason: ReportReason; note?: string };

export const SUBJECT_LABELS: Record<ReportSubjectKind, string> = {
  CHAT_MESSAGE: 'Message',
  DM_MESSAGE: 'Message',
  NAME: 'Username',
  PICTURE: 'Picture',
  LEAGUE_NAME: 'League name',
};

export const REASON_LABELS: Record<ReportReason, string> = {
  SPAM: 'Spam',
  HARASSMENT: 'Harassment or hate',
  THREAT: 'Threats',
  SEXUAL: 'Sexual content',
  PRIVATE_DATA: "Someone's private data",
  IMPERSONATION: 'Impersonation',
  CHEATING: 'Cheating',
  OTHER: 'Other',
};

export const REASON_OPTIONS = (Object.keys(REASON_LABELS) as ReportReason[]).map((value) => ({
  value,
  label: REASON_LABELS[value],
}));
