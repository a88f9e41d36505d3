/*
 * Every call the product makes (SPEC.md §7), a constant each in the file of its noun: read as one table,
 * `endpoints.lockPick`, by the client, the mocks and the server, and shipped noun by noun, so that a page carries only
 * the schemas of what it asks.
 */
export * from './endpoints/achievement.ts';
export * from './endpoints/activeSession.ts';
export * from './endpoints/auth.ts';
export * from './endpoints/chat.ts';
export * from './endpoints/client-error.ts';
export * from './endpoints/leaderboard.ts';
export * from './endpoints/match.ts';
export * from './endpoints/message.ts';
export * from './endpoints/notification.ts';
export * from './endpoints/prediction.ts';
export * from './endpoints/profile.ts';
export * from './endpoints/session.ts';
export * from './endpoints/user.ts';
