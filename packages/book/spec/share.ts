import { additionsOf } from './state.ts';

export const SHARE = [
  ...additionsOf('11.12 Shared', {
    'share-loading': {
      description: 'Loading',
      words: ['Still loading…'],
      noRoles: ['article'],
      stories: ['screens-share--loading'],
    },
    'share-failed': {
      description: 'Failed to load',
      words: ["Couldn't load this page."],
      roles: ['alert', 'button "Try again"'],
      stories: ['screens-share--failed'],
    },
    'share-empty': {
      description: 'Not shared, or no longer',
      words: ['Nothing is shared here'],
      noRoles: ['article'],
      stories: ['screens-share--not-shared'],
    },
    'share-pick': {
      description: 'A settled pick',
      words: ['101–108', 'A correct DISAGREE paid 3 stars.'],
      roles: ['article "A pick"', 'text "[ DISAGREE ] Right"'],
      stories: ['screens-share--pick'],
    },
    'share-week': {
      description: 'The settled picks of a week',
      words: ['Picks right 3 of 5'],
      roles: ['article "A week of picks"'],
      stories: ['screens-share--week'],
    },
    'share-edge': {
      description: 'How far a player is ahead of the Machine',
      words: ['Stars ahead of the Machine +21.0'],
      roles: ['article "Against the Machine"'],
      stories: ['screens-share--edge'],
    },
    'share-hidden': {
      description: 'Without the result',
      words: ['Who was right?'],
      roles: ['article "A pick"', 'img "Hidden"'],
      noWords: ['101–108'],
      stories: ['screens-share--hidden-pick'],
    },
  }),
  ...additionsOf('11.13 Share dialog', {
    'share-dialog-loading': {
      description: 'Loading',
      roles: ['dialog "Share your pick"'],
      selectors: ['[aria-busy=true]'],
      noRoles: ['button "Create link"', 'button "Stop sharing"'],
      stories: ['components-share-share-dialog--loading'],
    },
    'share-dialog-failed': {
      description: 'Failed to load',
      words: ["Couldn't load your link."],
      roles: ['dialog "Share your pick"', 'alert', 'button "Try again"'],
      stories: ['components-share-share-dialog--failed'],
    },
    'share-dialog-private': {
      description: 'Not shared yet',
      roles: ['dialog "Share your pick"', 'button "Create link"'],
      noWords: ['Failed to'],
      noRoles: ['button "Stop sharing"'],
      stories: ['components-share-share-dialog--private'],
    },
    'share-dialog-not-created': {
      description: 'The link could not be created',
      words: ['Failed to create the link. Please try again.'],
      roles: ['button "Create link"'],
      stories: ['components-share-share-dialog--not-created'],
    },
    'share-dialog-shared': {
      description: 'Shared: the picture, the text and what to do with them',
      roles: [
        'dialog "Share your pick"',
        'img "mira_calls_it picked DISAGREE on Lakers vs Suns{more}"',
        'textbox "Text to share"',
        'button "Share"',
        'button "Copy link"',
        'button "Stop sharing"',
      ],
      stories: ['components-share-share-dialog--shared'],
    },
    'share-dialog-copied': {
      description: 'Copied',
      words: ['Copied.'],
      roles: ['button "Copy link"'],
      stories: ['components-share-share-dialog--copied'],
    },
    'share-dialog-manual': {
      description: "The browser doesn't copy: the text is selected",
      words: ["Couldn't copy. Copy the text above."],
      roles: ['textbox "Text to share"'],
      stories: ['components-share-share-dialog--manual'],
    },
    'share-dialog-not-stopped': {
      description: 'Sharing could not be stopped',
      words: ['Failed to stop sharing. Please try again.'],
      roles: ['button "Stop sharing"'],
      stories: ['components-share-share-dialog--not-stopped'],
    },
  }),
  ...additionsOf('2.22 Settings', {
    'settings-shares': {
      description: "What the player shares, each with 'Stop sharing'",
      roles: [
        'list "Shared links"',
        'button "Stop sharing Los Angeles Lakers vs Phoenix Suns"',
        'button "Stop sharing You against the Machine"',
      ],
      noWords: ['Failed to'],
      stories: ['components-share-shares-section--ready'],
    },
    'settings-shares-none': {
      description: 'Nothing is shared',
      words: ["You don't share anything."],
      noRoles: ['list "Shared links"'],
      stories: ['components-share-shares-section--none'],
    },
    'settings-shares-many': {
      description: 'Very many shares: a list that scrolls',
      roles: ['list "Shared links"'],
      selectors: ['[aria-setsize="250"]'],
      stories: ['components-share-shares-section--many'],
    },
    'settings-shares-loading': {
      description: 'The shares are loading',
      roles: ['region "Your shared links"'],
      selectors: ['[aria-busy=true]'],
      noRoles: ['list "Shared links"'],
      stories: ['components-share-shares-section--loading'],
    },
    'settings-shares-failed': {
      description: 'The shares failed to load',
      words: ["Couldn't load your links."],
      roles: ['alert', 'button "Try again"'],
      stories: ['components-share-shares-section--failed'],
    },
    'settings-shares-not-stopped': {
      description: 'Sharing could not be stopped',
      words: ['Failed to stop sharing. Please try again.'],
      roles: ['list "Shared links"'],
      stories: ['components-share-shares-section--not-stopped'],
    },
  }),
];
