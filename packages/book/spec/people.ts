import { statesOf } from './state.ts';

/** Profiles, achievements and messages. */
export const PEOPLE = [
  ...statesOf('2.18 Profile', {
    'profile-other': {
      description: 'Rank badge, username, Follow, stars, win rate %, current and best streak, followers and following',
      stories: ['screens-profile--not-following'],
    },
    'profile-bot': { description: 'The profile of a bot: labeled "Bot"', stories: ['screens-profile--bot'] },
    'profile-own': { description: 'Your own profile: no follow button', stories: ['screens-profile--own'] },
    'profile-achievements': {
      description: 'Achievements, the best first, with the date if the server sends it',
      stories: ['screens-profile--many-achievements'],
    },
    'profile-picks': {
      description: 'Recent picks: home @ away, the choice, and a correct or wrong mark',
      stories: ['screens-profile--own'],
    },
    'profile-receipts': {
      description: 'Your own picks: each with a link to its receipt',
      stories: ['screens-profile--own'],
    },
    'profile-followers': {
      description: 'Followers dialog: users, each linking to a profile',
      stories: ['components-profile-follow-list-dialog--followers'],
    },
    'profile-following': {
      description: "Another user's following dialog",
      stories: ['components-profile-follow-list-dialog--following'],
    },
    'profile-own-followers': {
      description: 'Your own followers: a Remove button per user',
      stories: ['components-profile-follow-list-dialog--own-followers'],
    },
    'profile-own-following': {
      description: 'Your own following: an Unfollow button per user',
      stories: ['components-profile-follow-list-dialog--own-following'],
    },
    'profile-people-removing': {
      description: 'A user is being removed',
      stories: ['components-profile-follow-list-dialog--removing'],
    },
    'profile-people-loading': {
      description: 'Dialog loading',
      stories: ['components-profile-follow-list-dialog--loading'],
    },
    'profile-people-failed': {
      description: 'Dialog failed to load',
      stories: ['components-profile-follow-list-dialog--failed'],
    },
    'profile-without-edge': {
      description: 'No numbers against the Machine from the server: no section',
      stories: ['screens-profile--without-edge'],
    },
    'duel-ahead': {
      description: 'This week against the Machine: ahead',
      stories: ['components-duel-duel-section--within-luck'],
    },
    'duel-behind': {
      description: 'This week against the Machine: behind',
      stories: ['components-duel-duel-section--negative'],
    },
    'duel-level': {
      description: 'This week against the Machine: level',
      stories: ['components-duel-duel-section--beyond-luck'],
    },
    'duel-other': {
      description: "Another player's week against the Machine",
      stories: ['components-duel-duel-section--of-another'],
    },
    'duel-won': { description: "The week's end: won", stories: ['components-duel-duel-end--won'] },
    'duel-lost': { description: "The week's end: lost", stories: ['components-duel-duel-end--lost'] },
    'duel-week-level': { description: "The week's end: level", stories: ['components-duel-duel-end--level'] },
    'edge-none': {
      description: 'Against the Machine: no disagreements yet',
      stories: ['components-duel-duel-section--none'],
    },
    'edge-too-few': {
      description: 'Against the Machine: under 20 disagreements, how many are missing',
      stories: ['components-duel-duel-section--too-few'],
    },
    'edge-within-luck': {
      description: 'Against the Machine: the number, and how often luck does this',
      stories: ['components-duel-duel-section--within-luck'],
    },
    'edge-other': {
      description: 'Another user against the Machine',
      stories: ['components-duel-duel-section--of-another'],
    },
    'edge-negative': {
      description: 'Against the Machine: behind the Machine, within luck',
      stories: ['components-duel-duel-section--negative'],
    },
    'edge-beyond': {
      description: 'Against the Machine: beyond luck',
      stories: ['components-duel-duel-section--beyond-luck'],
    },
    'edge-behind': {
      description: "Against the Machine: beyond luck, in the Machine's favor",
      stories: ['components-duel-duel-section--behind-beyond-luck'],
    },
    'edge-groups': {
      description: 'Against the Machine: by league and by club',
      stories: ['components-duel-duel-section--within-luck'],
    },
    'edge-loading': {
      description: 'Against the Machine over time: loading',
      stories: ['components-duel-duel-section--details-loading'],
    },
    'edge-failed': {
      description: 'Against the Machine over time: failed to load',
      stories: ['components-duel-duel-section--details-failed'],
    },
    'profile-loading': { description: 'Loading', stories: ['screens-profile--loading'] },
    'profile-failed': { description: 'Failed to load', stories: ['screens-profile--failed'] },
  }),
  ...statesOf('2.19 Achievements', {
    'achievements-ready': {
      description: 'Grouped by tier, each with title, description and an unlocked tick',
      stories: ['screens-achievements--player'],
    },
    'achievements-progress': {
      description: 'A locked PROGRESS achievement: progress/needed',
      stories: ['screens-achievements--one-locked'],
    },
    'achievements-unlocked': {
      description: 'Unlocked: the unlock date',
      stories: ['screens-achievements--all-unlocked'],
    },
    'achievements-tiers': {
      description: 'BRONZE, SILVER, GOLD, PLATINUM, SPECIAL',
      stories: [
        'components-achievement-tier-glyph--every-tier',
        'components-achievement-tier-glyph--every-tier-unlocked',
      ],
    },
    'achievements-loading': { description: 'Loading', stories: ['screens-achievements--loading'] },
    'achievements-failed': { description: 'Failed to load', stories: ['screens-achievements--failed'] },
    'achievements-none': { description: 'No achievements at all', stories: ['screens-achievements--empty'] },
  }),
  ...statesOf('2.20 Messages', {
    'messages-login-prompt': {
      description: 'Login required: a prompt to log in',
      stories: ['screens-messages--anonymous'],
    },
    'messages-threads': {
      description: 'Threads: avatars (max 3), title, the last message and its time',
      stories: ['screens-messages--ready'],
    },
    'messages-thread-dm': {
      description: 'A thread of two, titled with the other participant',
      stories: ['screens-messages--one'],
    },
    'messages-thread-group': {
      description: 'A group thread: up to 2 names, then +N',
      stories: ['screens-messages--group'],
    },
    'messages-hidden': {
      description: 'A conversation that a block hides: Report',
      stories: ['components-message-thread-list--hidden'],
    },
    'messages-empty': { description: 'No threads', stories: ['screens-messages--empty'] },
    'messages-loading': { description: 'Loading', stories: ['screens-messages--loading'] },
    'messages-failed': { description: 'Threads failed to load', stories: ['screens-messages--failed'] },
    'messages-new-none': {
      description: 'New message: users you follow, none selected',
      stories: ['components-message-new-message-dialog--none-selected'],
    },
    'messages-new-two': {
      description: 'New message: two selected',
      stories: ['components-message-new-message-dialog--two-selected'],
    },
    'messages-new-idle': {
      description: 'New message: before a search',
      stories: ['components-message-new-message-dialog--idle'],
    },
    'messages-new-loading': {
      description: 'New message: searching',
      stories: ['components-message-new-message-dialog--loading'],
    },
    'messages-new-empty': {
      description: 'New message: no users found',
      stories: ['components-message-new-message-dialog--empty'],
    },
    'messages-new-failed': {
      description: 'New message: the search failed',
      stories: ['components-message-new-message-dialog--failed'],
    },
    'messages-new-sending': {
      description: 'New message: being created',
      stories: ['components-message-new-message-dialog--sending'],
    },
  }),
  ...statesOf('2.21 Thread', {
    'thread-dm': {
      description: 'Messages (rank badge, username, text, relative time), a send box, a participant count',
      stories: ['screens-thread--ready'],
    },
    'thread-group': { description: 'A group thread', stories: ['screens-thread--group'] },
    'thread-league': {
      description: 'The chat of a league, with the line of a week’s end',
      stories: ['screens-thread--of-league'],
    },
    'thread-empty': { description: 'No messages yet', stories: ['screens-thread--empty'] },
    'thread-muted': {
      description: "Muted by a moderator: 'You can't write until Oct 15, 11:00 AM.'",
      stories: ['screens-thread--muted'],
    },
    'thread-sending': { description: 'A message is being sent', stories: ['screens-thread--sending'] },
    'thread-loading': { description: 'Loading', stories: ['screens-thread--loading'] },
    'thread-add-none': {
      description: 'Add participants: none selected',
      stories: ['components-message-add-people-dialog--none-selected'],
    },
    'thread-add-one': {
      description: 'Add participants: one selected',
      stories: ['components-message-add-people-dialog--one-selected'],
    },
    'thread-add-sending': {
      description: 'Add participants: being added',
      stories: ['components-message-add-people-dialog--sending'],
    },
  }),
];
