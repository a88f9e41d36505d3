import { additionsOf, statesOf } from './state.ts';

/** Conversations, and the requests for them. */
export const MESSAGES = [
  ...statesOf('2.20 Messages', {
    'messages-login-prompt': {
      description: 'Login required: a prompt to log in',
      words: ['Log in to see your messages'],
      roles: ['button "Log in"'],
      noRoles: ['list "Conversations"'],
      stories: ['screens-messages--anonymous'],
    },
    'messages-threads': {
      description: 'Threads: avatars (max 3), title, the last message and its time',
      words: ['4 minutes ago'],
      roles: ['list "Conversations"', 'link "mira_calls_it 4 minutes ago See you on the board."'],
      stories: ['screens-messages--ready'],
    },
    'messages-thread-dm': {
      description: 'A thread of two, titled with the other participant',
      roles: ['link "mira_calls_it 4 minutes ago See you on the board."'],
      stories: ['screens-messages--one'],
    },
    'messages-thread-group': {
      description: 'A group thread: up to 2 names, then +N',
      roles: ['link "mira_calls_it, QuietOtter2 +2 2 hours ago {text}"'],
      stories: ['screens-messages--group'],
    },
    'messages-empty': {
      description: 'No threads',
      words: ['No messages yet'],
      noRoles: ['list "Conversations"'],
      stories: ['screens-messages--empty'],
    },
    'messages-loading': {
      description: 'Loading',
      words: ['Still loading…'],
      noRoles: ['list "Conversations"'],
      stories: ['screens-messages--loading'],
    },
    'messages-failed': {
      description: 'Threads failed to load',
      words: ["Couldn't load messages."],
      roles: ['alert', 'button "Try again"'],
      stories: ['screens-messages--failed'],
    },
    'messages-new-none': {
      description: 'New message: users you follow, none selected',
      roles: [
        'dialog "New message"',
        'listbox "People you follow"',
        'option "mira_calls_it Oracle"',
        'button "Start conversation" [disabled]',
      ],
      stories: ['components-message-new-message-dialog--none-selected'],
    },
    'messages-new-two': {
      description: 'New message: two selected',
      words: ['2 selected'],
      roles: [
        'option "mira_calls_it Oracle" [selected]',
        'option "miracle_on_grass Master" [selected]',
        'button "Start conversation"',
      ],
      noRoles: ['button "Start conversation" [disabled]'],
      stories: ['components-message-new-message-dialog--two-selected'],
    },
    'messages-new-idle': {
      description: 'New message: before a search',
      words: ['Type the name of someone you follow.'],
      noRoles: ['listbox "People you follow"'],
      stories: ['components-message-new-message-dialog--idle'],
    },
    'messages-new-loading': {
      description: 'New message: searching',
      words: ['Searching...'],
      roles: ['dialog "New message"'],
      noRoles: ['listbox "People you follow"'],
      stories: ['components-message-new-message-dialog--loading'],
    },
    'messages-new-empty': {
      description: 'New message: no users found',
      words: ['No users found'],
      noRoles: ['listbox "People you follow"'],
      stories: ['components-message-new-message-dialog--empty'],
    },
    'messages-new-failed': {
      description: 'New message: the search failed',
      words: ['Search failed.'],
      roles: ['alert', 'button "Try again"'],
      stories: ['components-message-new-message-dialog--failed'],
    },
    'messages-new-sending': {
      description: 'New message: being created',
      words: ['2 selected'],
      roles: ['button "Start conversation" [disabled]', 'option "mira_calls_it Oracle" [selected]'],
      stories: ['components-message-new-message-dialog--sending'],
    },
  }),
  ...additionsOf('2.20 Messages', {
    'messages-hidden': {
      description: 'A conversation that a block hides: Report',
      words: ['A player you don’t see'],
      roles: ['button "Report"'],
      stories: ['components-message-thread-list--hidden'],
    },
    'messages-folders': {
      description: 'Inbox and Requests, with the number of requests',
      roles: ['tab "Inbox" [selected]', 'tab "Requests (2)"'],
      stories: ['screens-messages--folders'],
    },
    'messages-requests': {
      description: 'The requests',
      roles: ['tab "Requests (2)" [selected]', 'list "Requests"', 'link "QuietLantern10 1 hour ago {text}"'],
      stories: ['screens-messages--requests'],
    },
    'messages-no-requests': {
      description: 'No requests',
      words: ['No requests'],
      roles: ['tab "Requests" [selected]'],
      noRoles: ['list "Requests"'],
      stories: ['screens-messages--no-requests'],
    },
  }),
  ...statesOf('2.21 Thread', {
    'thread-dm': {
      description: 'Messages (rank badge, username, text, relative time), a send box, a participant count',
      words: ['Oracle', '1 hour ago', 'See you on the board.', '2 participants'],
      roles: ['log "Conversation with mira_calls_it"', 'textbox "Message"', 'button "Send"'],
      stories: ['screens-thread--ready'],
    },
    'thread-group': {
      description: 'A group thread',
      words: ['5 participants'],
      roles: ['heading "mira_calls_it, QuietOtter2 +2" [level=1]'],
      stories: ['screens-thread--group'],
    },
    'thread-empty': {
      description: 'No messages yet',
      words: ['No messages yet'],
      roles: ['textbox "Message"'],
      stories: ['screens-thread--empty'],
    },
    'thread-sending': {
      description: 'A message is being sent',
      words: ['On my way.'],
      roles: ['button "Send" [disabled]'],
      stories: ['screens-thread--sending'],
    },
    'thread-loading': {
      description: 'Loading',
      words: ['Still loading…'],
      noRoles: ['log'],
      stories: ['screens-thread--loading'],
    },
    'thread-add-none': {
      description: 'Add participants: none selected',
      roles: ['dialog "Add people"', 'option "mira_calls_it Oracle"', 'button "Add people" [disabled]'],
      noRoles: ['option "mira_calls_it Oracle" [selected]'],
      stories: ['components-message-add-people-dialog--none-selected'],
    },
    'thread-add-one': {
      description: 'Add participants: one selected',
      words: ['1 selected'],
      roles: ['option "mira_calls_it Oracle" [selected]', 'button "Add people"'],
      noRoles: ['button "Add people" [disabled]'],
      stories: ['components-message-add-people-dialog--one-selected'],
    },
    'thread-add-sending': {
      description: 'Add participants: being added',
      words: ['1 selected'],
      roles: ['button "Add people" [disabled]', 'option "mira_calls_it Oracle" [selected]'],
      stories: ['components-message-add-people-dialog--sending'],
    },
  }),
  ...additionsOf('2.21 Thread', {
    'thread-league': {
      description: 'The chat of a league, with the line of a week’s end',
      words: ['[SYSTEM] Week of Oct 6: mira_calls_it won with 11.7 stars.'],
      roles: ['heading "The office" [level=1]'],
      stories: ['screens-thread--of-league'],
    },
    'thread-muted': {
      description: "Muted by a moderator: 'You can't write until Oct 15, 11:00 AM.'",
      noRoles: ['textbox "Message"'],
      stories: ['screens-thread--muted'],
    },
    'thread-menus': {
      description: 'A menu for the conversation and for each message',
      roles: [
        'button "More about this conversation"',
        'button "More about the message by mira_calls_it"',
        'button "More about your message"',
      ],
      stories: ['screens-thread--with-menus'],
    },
    'thread-deleted': {
      description: "A deleted message: 'Message deleted'",
      roles: ['log "Conversation with mira_calls_it"'],
      noWords: ['63.4% is not a certainty.'],
      stories: ['screens-thread--deleted'],
    },
    'thread-left': {
      description: "A participant has left: '{name} left'",
      words: ['IronBadger4 left', '4 participants'],
      stories: ['screens-thread--left'],
    },
    'thread-alone': {
      description: 'Everyone else has left: no send box',
      words: ['1 participant', 'No one is left to write to.'],
      noRoles: ['textbox "Message"', 'button "Send"'],
      stories: ['screens-thread--alone'],
    },
    'thread-request': {
      description: 'A request: whom it is from, Accept, Decline, Block and Report instead of the send box',
      roles: [
        'region "Message request"',
        'link "View profile"',
        'button "Accept"',
        'button "Decline"',
        'button "Block"',
        'button "Report"',
      ],
      noRoles: ['textbox "Message"', 'button "Accept" [disabled]'],
      stories: ['screens-thread--request'],
    },
    'thread-request-group': {
      description: 'A request from several players',
      words: ['and 1 more player'],
      roles: ['region "Message request"', 'heading "QuietLantern10, mira_calls_it" [level=1]'],
      stories: ['screens-thread--request-from-a-group'],
    },
    'thread-request-accepting': {
      description: 'The request is being accepted',
      roles: ['button "Accept" [disabled]'],
      stories: ['screens-thread--accepting-request'],
    },
  }),
];
