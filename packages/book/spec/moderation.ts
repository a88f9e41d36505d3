import { statesOf } from './state.ts';

export const MODERATION = statesOf('11.11 Moderation', {
  'moderation-loading': { description: 'Loading', stories: ['screens-moderation--loading'] },
  'moderation-failed': { description: 'Failed to load', stories: ['screens-moderation--failed'] },
  'moderation-empty': { description: "'Nothing to review'", stories: ['screens-moderation--empty'] },
  'moderation-open': {
    description: 'Open reports by subject: what was reported, by how many players and why',
    stories: ['screens-moderation--open'],
  },
  'moderation-many': { description: "Very many, with 'Show more'", stories: ['screens-moderation--many'] },
  'moderation-decided': { description: 'Decided reports', stories: ['screens-moderation--decided'] },
  'moderation-log': { description: 'The log of all decisions', stories: ['screens-moderation--log'] },
  'moderation-case-loading': { description: 'A case: loading', stories: ['screens-moderation-case--loading'] },
  'moderation-case-failed': { description: 'A case: failed to load', stories: ['screens-moderation-case--failed'] },
  'moderation-case-message': {
    description: 'A case: a message with those around it',
    stories: ['screens-moderation-case--message'],
  },
  'moderation-case-name': { description: 'A case: a username', stories: ['screens-moderation-case--name'] },
  'moderation-case-league': {
    description: "A case: a league's name",
    stories: ['screens-moderation-case--league-name'],
  },
  'moderation-case-picture': {
    description: 'A case: a picture, shown after a press',
    stories: ['screens-moderation-case--picture'],
  },
  'moderation-case-decided': {
    description: 'A case: decided, with a decision to undo',
    stories: ['screens-moderation-case--decided'],
  },
  'moderation-case-moderator': {
    description: 'A case: about another moderator, whom only the operator can decide about',
    stories: ['screens-moderation-case--another-moderator'],
  },
  'moderation-decide': {
    description: 'A decision is confirmed with its reason and duration',
    stories: ['screens-moderation-case--deciding'],
  },
  'moderation-decide-failed': {
    description: 'A decision failed: another moderator was faster',
    stories: ['screens-moderation-case--decision-failed'],
  },
  'moderation-undo': { description: 'Undoing is confirmed', stories: ['screens-moderation-case--undoing'] },
});
