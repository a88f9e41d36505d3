import { statesOf } from './state.ts';

export const MODERATION = statesOf('11.11 Moderation', {
  'moderation-loading': 'Loading',
  'moderation-failed': 'Failed to load',
  'moderation-empty': "'Nothing to review'",
  'moderation-open': 'Open reports by subject: what was reported, by how many players and why',
  'moderation-many': "Very many, with 'Show more'",
  'moderation-decided': 'Decided reports',
  'moderation-log': 'The log of all decisions',
  'moderation-case-loading': 'A case: loading',
  'moderation-case-failed': 'A case: failed to load',
  'moderation-case-message': 'A case: a message with those around it',
  'moderation-case-name': 'A case: a username',
  'moderation-case-league': "A case: a league's name",
  'moderation-case-picture': 'A case: a picture, shown after a press',
  'moderation-case-decided': 'A case: decided, with a decision to undo',
  'moderation-case-moderator': 'A case: about another moderator, whom only the operator can decide about',
  'moderation-decide': 'A decision is confirmed with its reason and duration',
  'moderation-decide-failed': 'A decision failed: another moderator was faster',
  'moderation-undo': 'Undoing is confirmed',
});
