import { statesOf } from './state.ts';

export const SHARE = [
  ...statesOf('11.12 Shared', {
    'share-loading': 'Loading',
    'share-failed': 'Failed to load',
    'share-empty': 'Not shared, or no longer',
    'share-pick': 'A settled pick',
    'share-week': 'The settled picks of a week',
    'share-edge': 'How far a player is ahead of the Machine',
    'share-hidden': 'Without the result',
  }),
  ...statesOf('11.13 Share dialog', {
    'share-dialog-loading': 'Loading',
    'share-dialog-failed': 'Failed to load',
    'share-dialog-private': 'Not shared yet',
    'share-dialog-not-created': 'The link could not be created',
    'share-dialog-shared': 'Shared: the picture, the text and what to do with them',
    'share-dialog-copied': 'Copied',
    'share-dialog-manual': "The browser doesn't copy: the text is selected",
    'share-dialog-not-stopped': 'Sharing could not be stopped',
  }),
  ...statesOf('2.22 Settings', {
    'settings-shares': "What the player shares, each with 'Stop sharing'",
    'settings-shares-none': 'Nothing is shared',
    'settings-shares-many': 'Very many shares: a list that scrolls',
    'settings-shares-loading': 'The shares are loading',
    'settings-shares-failed': 'The shares failed to load',
    'settings-shares-not-stopped': 'Sharing could not be stopped',
  }),
];
