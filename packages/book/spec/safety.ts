import { statesOf } from './state.ts';

/** Blocking, muting, reporting, and what players can do about messages and conversations. */
export const SAFETY = [
  ...statesOf('2.10 Match chat panel', {
    'chat-panel-menus': {
      description: 'A button beside each message opens its menu; not on SYSTEM messages, and not on a deleted one',
      stories: ['components-chat-match-chat-panel--with-menus'],
    },
    'chat-panel-deleted': {
      description: "A deleted message: 'Message deleted'",
      stories: ['components-chat-match-chat-panel--deleted'],
    },
  }),
  ...statesOf('2.11 Match chat page', {
    'chat-page-menus': {
      description: 'A button beside each message opens its menu',
      stories: ['components-chat-match-chat-panel--with-menus'],
    },
    'chat-page-deleted': {
      description: "A deleted message: 'Message deleted'",
      stories: ['components-chat-match-chat-panel--deleted'],
    },
  }),
  ...statesOf('2.18 Profile', {
    'profile-more': {
      description: "Another player's profile: a menu beside Follow",
      stories: ['screens-profile--not-following'],
    },
    'profile-blocked': { description: "'You blocked {name}', with Unblock", stories: ['screens-profile--blocked'] },
    'profile-unblocking': { description: 'The player is being unblocked', stories: ['screens-profile--unblocking'] },
  }),
  ...statesOf('2.20 Messages', {
    'messages-folders': {
      description: 'Inbox and Requests, with the number of requests',
      stories: ['screens-messages--folders'],
    },
    'messages-requests': { description: 'The requests', stories: ['screens-messages--requests'] },
    'messages-no-requests': { description: 'No requests', stories: ['screens-messages--no-requests'] },
  }),
  ...statesOf('2.21 Thread', {
    'thread-menus': {
      description: 'A menu for the conversation and for each message',
      stories: ['screens-thread--with-menus'],
    },
    'thread-deleted': { description: "A deleted message: 'Message deleted'", stories: ['screens-thread--deleted'] },
    'thread-left': { description: "A participant has left: '{name} left'", stories: ['screens-thread--left'] },
    'thread-alone': { description: 'Everyone else has left: no send box', stories: ['screens-thread--alone'] },
    'thread-request': {
      description: 'A request: whom it is from, Accept, Decline, Block and Report instead of the send box',
      stories: ['screens-thread--request'],
    },
    'thread-request-group': {
      description: 'A request from several players',
      stories: ['screens-thread--request-from-a-group'],
    },
    'thread-request-accepting': {
      description: 'The request is being accepted',
      stories: ['screens-thread--accepting-request'],
    },
  }),
  ...statesOf('2.22 Settings', {
    'settings-restricted': {
      description: 'Blocked and muted players, each with Unblock or Unmute',
      stories: ['components-settings-restricted-players-section--ready'],
    },
    'settings-restricted-none': {
      description: 'No one is blocked or muted',
      stories: ['components-settings-restricted-players-section--none'],
    },
    'settings-restricted-many': {
      description: 'Very many blocked players: a list that scrolls',
      stories: ['components-settings-restricted-players-section--many'],
    },
    'settings-restricted-loading': {
      description: 'Blocked and muted players: loading',
      stories: ['components-settings-restricted-players-section--loading'],
    },
    'settings-restricted-failed': {
      description: 'Blocked and muted players: failed to load',
      stories: ['components-settings-restricted-players-section--failed'],
    },
    'settings-restricted-lifting': {
      description: 'A player is being unblocked',
      stories: ['components-settings-restricted-players-section--unblocking'],
    },
    'settings-restricted-lifted': {
      description: 'A player was unblocked: Undo',
      stories: ['components-settings-restricted-players-section--unblocked'],
    },
    'settings-restricted-lift-failed': {
      description: 'A player could not be unblocked',
      stories: ['components-settings-restricted-players-section--unblock-failed'],
    },
    'settings-restricted-restore-failed': {
      description: 'A player could not be blocked again',
      stories: ['components-settings-restricted-players-section--block-again-failed'],
    },
  }),
  ...statesOf('11.10 Blocking, muting and reporting', {
    'safety-menu-profile': {
      description: 'Menu of a profile: Mute, Block, Report',
      stories: ['components-safety-safety-menu--profile'],
    },
    'safety-menu-muted': {
      description: 'Menu of a muted player: Unmute',
      stories: ['components-safety-safety-menu--muted-player'],
    },
    'safety-menu-chat': {
      description: "Menu of another player's chat message: Report, Mute, Block",
      stories: ['components-safety-safety-menu--message'],
    },
    'safety-menu-own': {
      description: 'Menu of an own message: Delete',
      stories: ['components-safety-safety-menu--own-message'],
    },
    'safety-menu-league': {
      description: 'Menu of a league of someone else: Report',
      stories: ['components-safety-safety-menu--league'],
    },
    'safety-menu-thread': {
      description: 'Menu of a conversation: Leave',
      stories: ['components-safety-safety-menu--conversation'],
    },
    'safety-block': {
      description: 'Block: what happens, and a confirmation',
      stories: ['components-safety-safety-confirmation--block'],
    },
    'safety-block-busy': {
      description: 'The player is being blocked',
      stories: ['components-safety-safety-confirmation--busy'],
    },
    'safety-block-failed': {
      description: 'Blocking failed',
      stories: ['components-safety-safety-confirmation--failed'],
    },
    'safety-block-rate-limited': {
      description: 'Blocking: too many attempts',
      stories: ['components-safety-safety-confirmation--rate-limited'],
    },
    'safety-delete': {
      description: 'Delete a message: confirmation',
      stories: ['components-safety-safety-confirmation--delete'],
    },
    'safety-leave': {
      description: 'Leave a conversation: confirmation',
      stories: ['components-safety-safety-confirmation--leave'],
    },
    'safety-decline': {
      description: 'Decline a request: confirmation',
      stories: ['components-safety-safety-confirmation--decline'],
    },
    'report-message': {
      description: 'Report a message: reasons and a note',
      stories: ['components-safety-report-dialog--message'],
    },
    'report-player': {
      description: 'Report a player: username or picture',
      stories: ['components-safety-report-dialog--player'],
    },
    'report-league': { description: 'Report a league: its name', stories: ['components-safety-report-dialog--league'] },
    'report-no-reason': {
      description: 'Report without a reason: asks for one',
      stories: ['components-safety-report-dialog--without-a-reason'],
    },
    'report-sending': {
      description: 'The report is being sent',
      stories: ['components-safety-report-dialog--sending'],
    },
    'report-failed': {
      description: 'The report failed; what was typed is kept',
      stories: ['components-safety-report-dialog--failed'],
    },
    'report-rate-limited': {
      description: 'Too many reports',
      stories: ['components-safety-report-dialog--rate-limited'],
    },
    'report-sent': {
      description: "'Thanks. A moderator will look at it.'",
      stories: ['components-safety-report-dialog--sent'],
    },
    'report-repeated': {
      description: 'The same thing was reported before',
      stories: ['components-safety-report-dialog--repeated'],
    },
  }),
];
