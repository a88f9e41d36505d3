import { additionsOf } from './state.ts';

/** Blocking, muting, reporting, and what players can do about messages. */
export const SAFETY = [
  ...additionsOf('2.10 Match chat panel', {
    'chat-panel-menus': {
      description: 'A button beside each message opens its menu; not on SYSTEM messages, and not on an own deleted one',
      words: ['[SYSTEM] The match has started.'],
      roles: ['button "More about the message by mira_calls_it"', 'button "More about your message"'],
      stories: ['components-chat-match-chat-panel--with-menus'],
    },
    'chat-panel-deleted': {
      description: "A deleted message: 'Message deleted'",
      roles: ['dialog "{match}— Group Chat · LIVE"'],
      noWords: ['Suns by six.'],
      stories: ['components-chat-match-chat-panel--deleted'],
    },
  }),
  ...additionsOf('2.11 Match chat page', {
    'chat-page-menus': {
      description: 'A button beside each message opens its menu',
      roles: ['button "More about the message by mira_calls_it"', 'button "More about your message"'],
      stories: ['screens-match-chat--with-menus'],
    },
    'chat-page-deleted': {
      description: "A deleted message: 'Message deleted'",
      roles: ['region "Match chat"'],
      stories: ['screens-match-chat--deleted'],
    },
  }),
  ...additionsOf('2.22 Settings', {
    'settings-restricted': {
      description: 'Blocked and muted players, each with Unblock or Unmute',
      roles: ['list "Blocked"', 'button "Unblock IronComet12"', 'list "Muted"', 'button "Unmute VelvetHeron13"'],
      noRoles: ['button "Unblock IronComet12" [disabled]'],
      stories: ['components-settings-restricted-players-section--ready'],
    },
    'settings-restricted-none': {
      description: 'No one is blocked or muted',
      words: ["You haven't blocked anyone.", "You haven't muted anyone."],
      noRoles: ['list "Blocked"'],
      stories: ['components-settings-restricted-players-section--none'],
    },
    'settings-restricted-many': {
      description: 'Very many blocked players: a list that scrolls',
      roles: ['heading "Blocked {count}" [level=3]', 'list "Blocked"'],
      stories: ['components-settings-restricted-players-section--many'],
    },
    'settings-restricted-loading': {
      description: 'Blocked and muted players: loading',
      words: ['Still loading…'],
      roles: ['region "Blocked and muted players"'],
      noRoles: ['list "Blocked"'],
      stories: ['components-settings-restricted-players-section--loading'],
    },
    'settings-restricted-failed': {
      description: 'Blocked and muted players: failed to load',
      words: ["Couldn't load the players you blocked.", "Couldn't load the players you muted."],
      roles: ['alert', 'button "Try again"'],
      stories: ['components-settings-restricted-players-section--failed'],
    },
    'settings-restricted-lifting': {
      description: 'A player is being unblocked',
      roles: ['button "Unblock IronComet12" [disabled]'],
      stories: ['components-settings-restricted-players-section--unblocking'],
    },
    'settings-restricted-lifted': {
      description: 'A player was unblocked: Undo',
      words: ['Unblocked'],
      roles: ['heading "Blocked 1" [level=3]', 'button "Undo IronComet12"'],
      noWords: ['Failed to'],
      stories: ['components-settings-restricted-players-section--unblocked'],
    },
    'settings-restricted-lift-failed': {
      description: 'A player could not be unblocked',
      words: ['Failed to unblock. Please try again.'],
      roles: ['button "Unblock IronComet12"'],
      stories: ['components-settings-restricted-players-section--unblock-failed'],
    },
    'settings-restricted-restore-failed': {
      description: 'A player could not be blocked again',
      words: ['Failed to block again. Please try again.'],
      roles: ['button "Undo IronComet12"'],
      stories: ['components-settings-restricted-players-section--block-again-failed'],
    },
  }),
  ...additionsOf('11.10 Blocking, muting and reporting', {
    'safety-menu-profile': {
      description: 'Menu of a profile: Mute, Block, Report',
      roles: ['menu "More about mira_calls_it"', 'menuitem "Mute"', 'menuitem "Block…"', 'menuitem "Report…"'],
      stories: ['components-safety-safety-menu--profile'],
    },
    'safety-menu-muted': {
      description: 'Menu of a muted player: Unmute',
      roles: ['menuitem "Unmute"'],
      noRoles: ['menuitem "Mute"'],
      stories: ['components-safety-safety-menu--muted-player'],
    },
    'safety-menu-chat': {
      description: "Menu of another player's chat message: Report, Mute, Block",
      roles: ['menuitem "Report…"', 'menuitem "Mute"', 'menuitem "Block…"'],
      noRoles: ['menuitem "Delete…"'],
      stories: ['components-safety-safety-menu--message'],
    },
    'safety-menu-own': {
      description: 'Menu of an own message: Delete',
      roles: ['menuitem "Delete…"'],
      noRoles: ['menuitem "Report…"', 'menuitem "Mute"', 'menuitem "Block…"'],
      stories: ['components-safety-safety-menu--own-message'],
    },
    'safety-menu-league': {
      description: 'Menu of a league of someone else: Report',
      roles: ['menuitem "Report…"'],
      noRoles: ['menuitem "Mute"', 'menuitem "Block…"'],
      stories: ['components-safety-safety-menu--league'],
    },
    'safety-menu-thread': {
      description: 'Menu of a conversation: Leave',
      roles: ['menuitem "Leave conversation…"'],
      noRoles: ['menuitem "Report…"'],
      stories: ['components-safety-safety-menu--conversation'],
    },
    'safety-block': {
      description: 'Block: what happens, and a confirmation',
      words: ["You and mira_calls_it won't see each other anymore"],
      roles: ['alertdialog "Block this player?"', 'button "Block"'],
      noRoles: ['button "Block" [disabled]'],
      stories: ['components-safety-safety-confirmation--block'],
    },
    'safety-block-busy': {
      description: 'The player is being blocked',
      roles: ['alertdialog "Block this player?"', 'button "Cancel" [disabled]', 'button "Block" [disabled]'],
      stories: ['components-safety-safety-confirmation--busy'],
    },
    'safety-block-failed': {
      description: 'Blocking failed',
      words: ['Failed to block. Please try again.'],
      roles: ['alert'],
      stories: ['components-safety-safety-confirmation--failed'],
    },
    'safety-block-rate-limited': {
      description: 'Blocking: too many attempts',
      words: ['Too many attempts. Try again in a minute.'],
      roles: ['button "Block" [disabled]', 'button "Cancel"'],
      noRoles: ['button "Cancel" [disabled]'],
      stories: ['components-safety-safety-confirmation--rate-limited'],
    },
    'safety-delete': {
      description: 'Delete a message: confirmation',
      words: ['Its text is deleted for everyone.'],
      roles: ['alertdialog "Delete this message?"', 'button "Delete"'],
      stories: ['components-safety-safety-confirmation--delete'],
    },
    'safety-leave': {
      description: 'Leave a conversation: confirmation',
      words: ['The others see that you left.'],
      roles: ['alertdialog "Leave this conversation?"', 'button "Leave"'],
      stories: ['components-safety-safety-confirmation--leave'],
    },
    'safety-decline': {
      description: 'Decline a request: confirmation',
      words: ["mira_calls_it isn't told."],
      roles: ['alertdialog "Decline this request?"', 'button "Decline"'],
      stories: ['components-safety-safety-confirmation--decline'],
    },
    'report-message': {
      description: 'Report a message: reasons and a note',
      roles: [
        'dialog "Report message"',
        'radio "Spam"',
        'radio "Harassment or hate"',
        'textbox "Note for the moderators"',
      ],
      noRoles: ['radio "Harassment or hate" [checked]', 'button "Send report" [disabled]'],
      stories: ['components-safety-report-dialog--message'],
    },
    'report-player': {
      description: 'Report a player: username or picture',
      roles: ['dialog "Report player"', 'radio "Username" [checked]', 'radio "Picture"'],
      stories: ['components-safety-report-dialog--player'],
    },
    'report-league': {
      description: 'Report a league: its name',
      roles: ['dialog "Report league"'],
      noRoles: ['radio "Picture"'],
      stories: ['components-safety-report-dialog--league'],
    },
    'report-no-reason': {
      description: 'Report without a reason: asks for one',
      words: ['Choose a reason.'],
      selectors: ['[role=radiogroup][aria-invalid=true]'],
      noEvents: [{ reports: 'onSubmit' }],
      stories: ['components-safety-report-dialog--without-a-reason'],
    },
    'report-sending': {
      description: 'The report is being sent',
      roles: ['button "Send report" [disabled]'],
      noWords: ['Too many reports', 'Failed to send'],
      stories: ['components-safety-report-dialog--sending'],
    },
    'report-failed': {
      description: 'The report failed; what was typed is kept',
      words: ['Failed to send the report. Please try again.', 'In the last quarter, again and again.'],
      roles: ['alert', 'radio "Harassment or hate" [checked]'],
      stories: ['components-safety-report-dialog--failed'],
    },
    'report-rate-limited': {
      description: 'Too many reports',
      words: ['Too many reports. Try again in a few minutes.'],
      roles: ['button "Send report" [disabled]'],
      stories: ['components-safety-report-dialog--rate-limited'],
    },
    'report-sent': {
      description: "'Thanks. A moderator will look at it.'",
      roles: ['status', 'button "Done"'],
      noRoles: ['button "Send report"'],
      stories: ['components-safety-report-dialog--sent'],
    },
    'report-repeated': {
      description: 'The same thing was reported before',
      words: ["You've already reported this. A moderator will look at it."],
      roles: ['button "Done"'],
      stories: ['components-safety-report-dialog--repeated'],
    },
  }),
];
