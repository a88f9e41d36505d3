import { additionsOf } from './state.ts';

export const MODERATION = additionsOf('11.11 Moderation', {
  'moderation-loading': {
    description: 'Loading',
    words: ['Still loading…'],
    roles: ['tab "Open" [selected]'],
    noRoles: ['list'],
    stories: ['screens-moderation--loading'],
  },
  'moderation-failed': {
    description: 'Failed to load',
    words: ["Couldn't load the reports."],
    roles: ['alert', 'button "Try again"'],
    stories: ['screens-moderation--failed'],
  },
  'moderation-empty': {
    description: "'Nothing to review'",
    roles: ['tab "Open" [selected]'],
    noRoles: ['list'],
    stories: ['screens-moderation--empty'],
  },
  'moderation-open': {
    description: 'Open reports by subject: what was reported, by how many players and why',
    roles: [
      'tab "Open" [selected]',
      'link "Message in a match chat {message} 2 reports: Harassment or hate, Other · {ago}"',
      'link "Username Legend official_support official_support 1 report: Impersonation · 9 minutes ago"',
    ],
    stories: ['screens-moderation--open'],
  },
  'moderation-many': {
    description: "Very many, with 'Show more'",
    roles: ['button "Show more"'],
    stories: ['screens-moderation--many'],
  },
  'moderation-decided': {
    description: 'Decided reports',
    roles: ['tab "Decided" [selected]', 'link "Message in a match chat {message}"'],
    stories: ['screens-moderation--decided'],
  },
  'moderation-log': {
    description: 'The log of all decisions',
    words: ['by ada_predicts'],
    roles: ['tab "Log" [selected]', 'text "#5 Muted : IronBadger4"'],
    stories: ['screens-moderation--log'],
  },
  'moderation-case-loading': {
    description: 'A case: loading',
    roles: ['heading "Report" [level=1]'],
    selectors: ['[aria-busy=true]'],
    noRoles: ['button "Dismiss"', 'button "Hide"', 'button "Warn"', 'button "Mute"', 'button "Suspend"'],
    stories: ['screens-moderation-case--loading'],
  },
  'moderation-case-failed': {
    description: 'A case: failed to load',
    words: ["Couldn't load this report."],
    roles: ['alert', 'button "Try again"'],
    stories: ['screens-moderation-case--failed'],
  },
  'moderation-case-message': {
    description: 'A case: a message with those around it',
    roles: [
      'heading "Message in a match chat" [level=1]',
      'list "Messages as they were reported"',
      'listitem "MidnightFalcon8 · Oct 14, 11:07 AM I agree with the Machine tonight."',
      'button "Dismiss"',
      'button "Hide"',
      'button "Warn"',
      'button "Mute"',
      'button "Suspend"',
    ],
    noRoles: ['button "Undo"'],
    stories: ['screens-moderation-case--message'],
  },
  'moderation-case-name': {
    description: 'A case: a username',
    words: ['1 report: Impersonation (1)'],
    roles: ['heading "Username" [level=1]'],
    stories: ['screens-moderation-case--name'],
  },
  'moderation-case-league': {
    description: "A case: a league's name",
    words: ['Owner of the league', 'Only clowns agree'],
    roles: ['heading "League name" [level=1]'],
    stories: ['screens-moderation-case--league-name'],
  },
  'moderation-case-picture': {
    description: 'A case: a picture, shown after a press',
    roles: ['heading "Picture" [level=1]', 'button "Show the picture"'],
    noRoles: ['img'],
    stories: ['screens-moderation-case--picture'],
  },
  'moderation-case-decided': {
    description: 'A case: decided, with a decision to undo',
    words: ['Muted until Oct 15, 11:30 AM'],
    roles: ['button "Undo"'],
    stories: ['screens-moderation-case--decided'],
  },
  'moderation-case-moderator': {
    description: 'A case: about another moderator, whom only the operator can decide about',
    words: ["IronBadger4 is a moderator too. Only the server's operator can decide."],
    noRoles: ['button "Dismiss"', 'button "Hide"', 'button "Warn"', 'button "Mute"', 'button "Suspend"'],
    stories: ['screens-moderation-case--another-moderator'],
  },
  'moderation-decide': {
    description: 'A decision is confirmed with its reason and duration',
    roles: [
      'dialog "Mute this player?"',
      'radio "Harassment or hate" [checked]',
      'radio "1 hour" [checked]',
      'button "Mute"',
    ],
    stories: ['screens-moderation-case--deciding'],
  },
  'moderation-decide-failed': {
    description: 'A decision failed: another moderator was faster',
    roles: [
      'dialog "Suspend this player?"',
      'alert "This case has changed: it was decided or reported again. Please look at it once more."',
    ],
    stories: ['screens-moderation-case--decision-failed'],
  },
  'moderation-undo': {
    description: 'Undoing is confirmed',
    roles: ['alertdialog "Undo this decision?"', 'button "Cancel"'],
    stories: ['screens-moderation-case--undoing'],
  },
});
