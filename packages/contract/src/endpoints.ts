/*
 * All API endpoints (docs/specification.md#7-api-calls). The client, the mocks and the server use them as one
 * table, such as `endpoints.lockPick`. Each resource has its own file so that a page bundles only the schemas of the
 * calls it makes.
 */
export * from './endpoints/achievement.ts';
export * from './endpoints/activeSession.ts';
export * from './endpoints/audit.ts';
export * from './endpoints/auditLog.ts';
export * from './endpoints/auth.ts';
export * from './endpoints/chat.ts';
export * from './endpoints/client-error.ts';
export * from './endpoints/club.ts';
export * from './endpoints/edge.ts';
export * from './endpoints/friendLeague.ts';
export * from './endpoints/game.ts';
export * from './endpoints/hiddenResults.ts';
export * from './endpoints/leaderboard.ts';
export * from './endpoints/match.ts';
export * from './endpoints/message.ts';
export * from './endpoints/moderation.ts';
export * from './endpoints/notification.ts';
export * from './endpoints/practice.ts';
export * from './endpoints/prediction.ts';
export * from './endpoints/profile.ts';
export * from './endpoints/proof.ts';
export * from './endpoints/record.ts';
export * from './endpoints/reminder.ts';
export * from './endpoints/report.ts';
export * from './endpoints/result.ts';
export * from './endpoints/safety.ts';
export * from './endpoints/session.ts';
export * from './endpoints/share.ts';
export * from './endpoints/slate.ts';
export * from './endpoints/user.ts';
