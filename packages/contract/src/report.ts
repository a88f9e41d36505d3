import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { REPORT_NOTE_MAX } from './constants.ts';

/** The subject of a report: a message in a match chat or in a thread, a username, a profile picture or a league's name. */
export const REPORT_SUBJECTS = ['CHAT_MESSAGE', 'DM_MESSAGE', 'NAME', 'PICTURE', 'LEAGUE_NAME'] as const;
export type ReportSubjectKind = (typeof REPORT_SUBJECTS)[number];

/** Why something is reported, and why a moderator acts. */
export const REPORT_REASONS = [
  'SPAM',
  'HARASSMENT',
  'THREAT',
  'SEXUAL',
  'PRIVATE_DATA',
  'IMPERSONATION',
  'CHEATING',
  'OTHER',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportSubject = z.object({
  kind: z.enum(REPORT_SUBJECTS),
  id: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type ReportSubject = z.infer<typeof reportSubject>;

/** Free text for moderators, which may be left out. */
export const moderationNote = z.optional(
  z.string().check(z.overwrite(cleanText), z.maxLength(REPORT_NOTE_MAX, `At most ${REPORT_NOTE_MAX} characters.`)),
);

export const newReport = z.object({ subject: reportSubject, reason: z.enum(REPORT_REASONS), note: moderationNote });
export type NewReport = z.infer<typeof newReport>;
