export * from './achievement.ts';
export * from './activeSession.ts';
export * from './audit.ts';
export * from './auditLog.ts';
export {
  changePasswordPayload,
  type ChangePasswordPayload,
  PASSWORD_FIELDS_REQUIRED,
  forgotPasswordPayload,
  type ForgotPasswordPayload,
  loginPayload,
  type LoginPayload,
  resetPasswordPayload,
  type ResetPasswordPayload,
  signupResponse,
  type SignupResponse,
  signupPayload,
  type SignupPayload,
  usernamePayload,
  type UsernamePayload,
} from './auth.ts';
export type { CallName } from './callName.ts';
export * from './chat.ts';
export { cleanText } from './clean-text.ts';
export { CLIENT_ERROR_FRAMES, type ClientError, type ClientErrorKind } from './client-error.ts';
export * from './clubOf.ts';
export * from './club.ts';
export * from './clubs.ts';
export * from './constants.ts';
export * from './duel.ts';
export * from './edge.ts';
export * from './endpoint.ts';
export * as endpoints from './endpoints.ts';
export * from './events.ts';
export * from './forms.ts';
export * from './friendLeague.ts';
export * from './game.ts';
export * from './gameDay.ts';
export * from './hiddenResults.ts';
export * from './leaderboard.ts';
export { type Limit, LIMITS, type LimitScope, type Quota } from './limits.ts';
export * from './match.ts';
export * from './message.ts';
export * from './moderation.ts';
export * from './notification.ts';
export * from './page.ts';
export * from './paths.ts';
export * from './practice.ts';
export * from './prediction.ts';
export * from './preference.ts';
export * from './profile.ts';
export * from './proof.ts';
export * from './record.ts';
export * from './reminder.ts';
export * from './report.ts';
export * from './result.ts';
export * from './safety.ts';
export * from './share.ts';
export * from './shareText.ts';
export * from './slate.ts';
export * from './user.ts';
export type { ParseIssue, Open, ReportIssue } from './wire.ts';
