import { statesOf } from './state.ts';

export const SHARE = [
  ...statesOf('11.12 Shared', {
    'share-loading': { description: 'Loading', stories: ['screens-share--loading'] },
    'share-failed': { description: 'Failed to load', stories: ['screens-share--failed'] },
    'share-empty': { description: 'Not shared, or no longer', stories: ['screens-share--not-shared'] },
    'share-pick': { description: 'A settled pick', stories: ['screens-share--pick'] },
    'share-week': { description: 'The settled picks of a week', stories: ['screens-share--week'] },
    'share-edge': { description: 'How far a player is ahead of the Machine', stories: ['screens-share--edge'] },
    'share-hidden': { description: 'Without the result', stories: ['screens-share--hidden-pick'] },
  }),
  ...statesOf('11.13 Share dialog', {
    'share-dialog-loading': { description: 'Loading', stories: ['components-share-share-dialog--loading'] },
    'share-dialog-failed': { description: 'Failed to load', stories: ['components-share-share-dialog--failed'] },
    'share-dialog-private': { description: 'Not shared yet', stories: ['components-share-share-dialog--private'] },
    'share-dialog-not-created': {
      description: 'The link could not be created',
      stories: ['components-share-share-dialog--not-created'],
    },
    'share-dialog-shared': {
      description: 'Shared: the picture, the text and what to do with them',
      stories: ['components-share-share-dialog--shared'],
    },
    'share-dialog-copied': { description: 'Copied', stories: ['components-share-share-dialog--copied'] },
    'share-dialog-manual': {
      description: "The browser doesn't copy: the text is selected",
      stories: ['components-share-share-dialog--manual'],
    },
    'share-dialog-not-stopped': {
      description: 'Sharing could not be stopped',
      stories: ['components-share-share-dialog--not-stopped'],
    },
  }),
  ...statesOf('2.22 Settings', {
    'settings-shares': {
      description: "What the player shares, each with 'Stop sharing'",
      stories: ['components-share-shares-section--ready'],
    },
    'settings-shares-none': { description: 'Nothing is shared', stories: ['components-share-shares-section--none'] },
    'settings-shares-many': {
      description: 'Very many shares: a list that scrolls',
      stories: ['components-share-shares-section--many'],
    },
    'settings-shares-loading': {
      description: 'The shares are loading',
      stories: ['components-share-shares-section--loading'],
    },
    'settings-shares-failed': {
      description: 'The shares failed to load',
      stories: ['components-share-shares-section--failed'],
    },
    'settings-shares-not-stopped': {
      description: 'Sharing could not be stopped',
      stories: ['components-share-shares-section--not-stopped'],
    },
  }),
];
