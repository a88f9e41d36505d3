import { additionsOf, statesOf } from './state.ts';

/** Profiles and achievements. */
export const PROFILE = [
  ...statesOf('2.18 Profile', {
    'profile-other': {
      description: 'Rank badge, username, Follow, stars, win rate %, current and best streak, followers and following',
      words: ['Oracle', '2,257.1 stars', '71.4%', 'Current streak 3, best 24'],
      roles: [
        'heading "mira_calls_it" [level=1]',
        'button "Follow"',
        'button "1,284 followers"',
        'button "1 following"',
      ],
      stories: ['screens-profile--not-following'],
    },
    'profile-own': {
      description: 'Your own profile: no follow button',
      roles: ['heading "ada_predicts" [level=1]'],
      noRoles: ['button "Follow"', 'button "Following"'],
      stories: ['screens-profile--own'],
    },
    'profile-achievements': {
      description: 'Achievements by tier, with the date if the server sends it',
      words: ['BRONZE Oct 2, 2025', 'SPECIAL'],
      roles: ['region "Achievements"'],
      stories: ['screens-profile--lists-achievements-by-tier'],
    },
    'profile-picks': {
      description: 'Recent picks: home @ away, the choice, and a correct or wrong mark',
      words: ['AGREE, correct', ', wrong', 'PENDING'],
      roles: ['region "Recent picks"', 'link "Los Angeles Lakers (home) @ Phoenix Suns"'],
      stories: ['screens-profile--own'],
    },
    'profile-followers': {
      description: 'Followers dialog: users, each linking to a profile',
      roles: ['dialog "Followers"', 'link "Oracle mira_calls_it 2,257.1 stars"'],
      stories: ['components-profile-follow-list-dialog--followers'],
    },
    'profile-following': {
      description: "Another user's following dialog",
      roles: ['dialog "Following"', 'link "Oracle mira_calls_it 2,257.1 stars"'],
      noRoles: ['button "Unfollow mira_calls_it"'],
      stories: ['components-profile-follow-list-dialog--following'],
    },
    'profile-own-followers': {
      description: 'Your own followers: a Remove button per user',
      roles: ['dialog "Followers"', 'button "Remove mira_calls_it"', 'button "Remove SwiftFalcon1"'],
      stories: ['components-profile-follow-list-dialog--own-followers'],
    },
    'profile-own-following': {
      description: 'Your own following: an Unfollow button per user',
      roles: ['dialog "Following"', 'button "Unfollow mira_calls_it"', 'button "Unfollow SwiftFalcon1"'],
      stories: ['components-profile-follow-list-dialog--own-following'],
    },
    'profile-people-removing': {
      description: 'A user is being removed',
      roles: ['button "Remove mira_calls_it" [disabled]', 'button "Remove SwiftFalcon1"'],
      stories: ['components-profile-follow-list-dialog--removing'],
    },
    'profile-people-loading': {
      description: 'Dialog loading',
      words: ['Still loading…'],
      roles: ['dialog "Followers"'],
      noRoles: ['list "Followers"'],
      stories: ['components-profile-follow-list-dialog--loading'],
    },
    'profile-people-failed': {
      description: 'Dialog failed to load',
      words: ["Couldn't load the list."],
      roles: ['dialog "Followers"', 'alert', 'button "Try again"'],
      stories: ['components-profile-follow-list-dialog--failed'],
    },
    'profile-loading': {
      description: 'Loading',
      words: ['Still loading…'],
      roles: ['heading "Profile" [level=1]'],
      noRoles: ['region "Recent picks"'],
      stories: ['screens-profile--loading'],
    },
    'profile-failed': {
      description: 'Failed to load',
      words: ["Couldn't load this profile."],
      roles: ['alert', 'button "Try again"'],
      stories: ['screens-profile--failed'],
    },
  }),
  ...additionsOf('2.18 Profile', {
    'profile-bot': {
      description: 'The profile of a bot: labeled "Bot"',
      words: ['Bot'],
      roles: ['heading "homer" [level=1]'],
      stories: ['screens-profile--bot'],
    },
    'profile-receipts': {
      description: 'Your own picks: each with a link to its receipt',
      roles: ['link "Receipt , Los Angeles Lakers @ Boston Celtics"'],
      stories: ['screens-profile--own'],
    },
    'profile-without-edge': {
      description: 'No numbers against the Machine from the server: no section',
      roles: ['heading "ada_predicts" [level=1]', 'region "Achievements"'],
      noRoles: ['region "Against the Machine"'],
      stories: ['screens-profile--without-edge'],
    },
    'duel-ahead': {
      description: 'This week against the Machine: ahead',
      words: ['This week: you 14.2, the Machine 12.6'],
      stories: ['components-duel-duel-section--within-luck'],
    },
    'duel-behind': {
      description: 'This week against the Machine: behind',
      words: ['This week: you 6.1, the Machine 9.8'],
      stories: ['components-duel-duel-section--negative'],
    },
    'duel-level': {
      description: 'This week against the Machine: level',
      words: ['This week: you 5.4, the Machine 5.4'],
      stories: ['components-duel-duel-section--beyond-luck'],
    },
    'duel-other': {
      description: "Another player's week against the Machine",
      words: ['This week: mira_calls_it 14.2, the Machine 12.6'],
      stories: ['components-duel-duel-section--of-another'],
    },
    'duel-won': {
      description: "The week's end: won",
      roles: ['region "You beat the Machine last week"'],
      stories: ['components-duel-duel-end--won'],
    },
    'duel-lost': {
      description: "The week's end: lost",
      roles: ['region "The Machine won last week"'],
      stories: ['components-duel-duel-end--lost'],
    },
    'duel-week-level': {
      description: "The week's end: level",
      roles: ['region "You and the Machine are level for the week"'],
      stories: ['components-duel-duel-end--level'],
    },
    'edge-none': {
      description: 'Against the Machine: no disagreements yet',
      words: ['20 more disagreements until you see how luck compares.'],
      noRoles: ['list "By league"'],
      stories: ['components-duel-duel-section--none'],
    },
    'edge-too-few': {
      description: 'Against the Machine: under 20 disagreements, how many are missing',
      words: ['8 more disagreements until you see how luck compares.'],
      stories: ['components-duel-duel-section--too-few'],
    },
    'edge-within-luck': {
      description: 'Against the Machine: the number, and how often luck does this',
      words: ['+21.0 ahead of the Machine in 61 disagreements', 'Luck does this 1 time in 4.'],
      stories: ['components-duel-duel-section--within-luck'],
    },
    'edge-other': {
      description: 'Another user against the Machine',
      words: ['mira_calls_it', '+21.0 ahead of the Machine in 61 disagreements'],
      noWords: ['This week: you'],
      stories: ['components-duel-duel-section--of-another'],
    },
    'edge-negative': {
      description: 'Against the Machine: behind the Machine, within luck',
      words: ['-21.0 behind the Machine in 61 disagreements', 'Luck does this'],
      stories: ['components-duel-duel-section--negative'],
    },
    'edge-beyond': {
      description: 'Against the Machine: beyond luck',
      words: ['+136.6 ahead of the Machine in 264 disagreements', 'Beyond luck.'],
      stories: ['components-duel-duel-section--beyond-luck'],
    },
    'edge-behind': {
      description: "Against the Machine: beyond luck, in the Machine's favor",
      words: ['-136.6 behind the Machine in 264 disagreements', "Beyond luck, in the Machine's favor."],
      stories: ['components-duel-duel-section--behind-beyond-luck'],
    },
    'edge-groups': {
      description: 'Against the Machine: by league and by club',
      words: ['Los Angeles Lakers 9 picks'],
      roles: ['list "By league"', 'list "By club"'],
      stories: ['components-duel-duel-section--within-luck'],
    },
    'edge-loading': {
      description: 'Against the Machine over time: loading',
      words: ['+21.0 ahead of the Machine in 61 disagreements'],
      selectors: ['[aria-busy=true]'],
      noRoles: ['list "By league"', 'figure'],
      stories: ['components-duel-duel-section--details-loading'],
    },
    'edge-failed': {
      description: 'Against the Machine over time: failed to load',
      words: ["Couldn't load the numbers over time."],
      roles: ['alert', 'button "Try again"'],
      noRoles: ['list "By league"'],
      stories: ['components-duel-duel-section--details-failed'],
    },
    'profile-more': {
      description: "Another player's profile: a menu beside Follow",
      roles: ['button "Follow"', 'button "More about mira_calls_it"'],
      stories: ['screens-profile--not-following'],
    },
    'profile-blocked': {
      description: "'You blocked {name}', with Unblock",
      roles: ['button "Unblock"'],
      noRoles: ['button "Unblock" [disabled]', 'button "Follow"'],
      stories: ['screens-profile--blocked'],
    },
    'profile-unblocking': {
      description: 'The player is being unblocked',
      words: ['You blocked mira_calls_it'],
      roles: ['button "Unblock" [disabled]'],
      stories: ['screens-profile--unblocking'],
    },
  }),
  ...statesOf('2.19 Achievements', {
    'achievements-ready': {
      description: 'Grouped by tier, each with title, description and an unlocked tick',
      words: ['Lock your first pick.', 'Unlocked Oct 2, 2025', '5 of 12 unlocked'],
      roles: ['region "BRONZE"', 'heading "Into the ring" [level=3]'],
      stories: ['screens-achievements--player'],
    },
    'achievements-progress': {
      description: 'A locked PROGRESS achievement: progress/needed',
      words: ['3/10'],
      roles: ['progressbar "Regular"'],
      stories: ['screens-achievements--player'],
    },
    'achievements-unlocked': {
      description: 'Unlocked: the unlock date',
      words: ['12 of 12 unlocked', 'Unlocked Oct 2, 2025'],
      noRoles: ['progressbar'],
      stories: ['screens-achievements--all-unlocked'],
    },
    'achievements-tiers': {
      description: 'BRONZE, SILVER, GOLD, PLATINUM, SPECIAL',
      roles: ['region "BRONZE"', 'region "SILVER"', 'region "GOLD"', 'region "PLATINUM"', 'region "SPECIAL"'],
      stories: ['screens-achievements--lists-tiers-in-order'],
    },
    'achievements-loading': {
      description: 'Loading',
      words: ['Still loading…'],
      noRoles: ['region "BRONZE"'],
      stories: ['screens-achievements--loading'],
    },
    'achievements-failed': {
      description: 'Failed to load',
      words: ["Couldn't load achievements."],
      roles: ['alert', 'button "Try again"'],
      stories: ['screens-achievements--failed'],
    },
    'achievements-none': {
      description: 'No achievements at all',
      words: ['No achievements yet'],
      noRoles: ['region "BRONZE"'],
      stories: ['screens-achievements--empty'],
    },
  }),
];
