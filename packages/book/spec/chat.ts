import { additionsOf, statesOf } from './state.ts';

/** The match chat, as a side panel and as a page. */
export const CHAT = [
  ...statesOf('2.10 Match chat panel', {
    'chat-panel-title': {
      description: "'{match title} — Group Chat · {status}'",
      stories: ['components-chat-match-chat-panel--live', 'components-chat-match-chat-panel--scheduled'],
      roles: ['dialog "{home} @ {away} — Group Chat · {status}"'],
    },
    'chat-panel-live': {
      description:
        "LIVE: the score and the last 5 plays, newest first, with 'Q{period} {clock}', description and running score",
      stories: ['components-chat-match-chat-panel--live'],
      roles: ['region "PHX 74 - 78 LAL"', 'listitem "Q{period} {clock} {description} {score} - {score}"'],
      selectors: ['section li:nth-child(5):last-child'],
    },
    'chat-panel-live-match-not-loaded': {
      description: "LIVE, match not loaded: 'LIVE PLAY-BY-PLAY'",
      stories: ['components-chat-match-chat-panel--live-without-match'],
    },
    'chat-panel-live-no-plays': {
      description: 'LIVE without play-by-play: no strip',
      stories: ['components-chat-match-chat-panel--live-without-plays'],
      roles: ['dialog "{match} — Group Chat · LIVE"'],
      noWords: ['LIVE PLAY-BY-PLAY'],
      noRoles: ['region "PHX 74 - 78 LAL"'],
    },
    'chat-panel-not-live': {
      description: 'Not LIVE: no strip',
      stories: ['components-chat-match-chat-panel--scheduled', 'components-chat-match-chat-panel--final'],
      noWords: ['LIVE PLAY-BY-PLAY'],
      noRoles: ['region "PHX {score} - {score} LAL"', 'list'],
    },
    'chat-panel-messages': {
      description: 'Messages with a rank badge and username',
      stories: ['components-chat-match-chat-panel--scheduled'],
      roles: ['paragraph "Oracle mira_calls_it"'],
    },
    'chat-panel-system': {
      description: "A SYSTEM message: '[SYSTEM] {text}'",
      stories: ['components-chat-match-chat-panel--live'],
    },
    'chat-panel-empty-picked': {
      description: "'No messages yet. Start the conversation!', for users who have picked",
      stories: ['components-chat-match-chat-panel--empty'],
      roles: ['textbox "Message"'],
      noRoles: ['log'],
    },
    'chat-panel-empty-not-picked': {
      description: "'Make a pick to join the chat.', for users who haven't picked",
      stories: ['components-chat-match-chat-panel--empty-without-pick'],
      noRoles: ['log', 'textbox "Message"'],
    },
    'chat-panel-empty-anonymous': {
      description: 'Empty, for an anonymous visitor',
      stories: ['components-chat-match-chat-panel--empty-anonymous'],
      words: ['Make a pick to join the chat.', 'Make a pick to post messages'],
      roles: ['link "Sign up"'],
      noRoles: ['textbox "Message"'],
    },
    'chat-panel-input': {
      description: "Placeholder '[ Type your message... ]'",
      stories: ['components-chat-match-chat-panel--live', 'components-chat-send-box--empty'],
    },
    'chat-panel-not-picked': {
      description: "'Make a pick to post messages' instead of the input",
      stories: ['components-chat-match-chat-panel--without-pick'],
      noRoles: ['textbox "Message"'],
    },
    'chat-panel-sending': {
      description: 'A message is being sent',
      stories: ['components-chat-match-chat-panel--sending'],
      roles: ['button "Send" [disabled]'],
      selectors: ['textarea[readonly]'],
    },
    'chat-panel-loading': {
      description: 'Loading messages',
      stories: ['components-chat-match-chat-panel--loading'],
      roles: ['status "Still loading…"'],
    },
  }),
  ...additionsOf('2.10 Match chat panel', {
    'chat-panel-live-no-play-by-play': {
      description: "LIVE in a league without play-by-play: 'No play-by-play for this league.'",
      stories: ['components-chat-match-chat-panel--live-without-play-by-play'],
    },
    'chat-panel-live-delayed': {
      description: "A delayed score: 'Score from', such as 7:12 PM, and how long ago",
      stories: ['components-chat-match-chat-panel--live-delayed'],
    },
    'chat-panel-before-start': {
      description: 'Before the match: its start and a countdown',
      stories: ['components-chat-match-chat-panel--before-the-start'],
      words: ['Starts in 2h 14m'],
      roles: ['time "Oct 14, 2:14 PM"'],
    },
    'chat-panel-muted': {
      description: "Muted by a moderator: 'You can't write until Oct 15, 11:00 AM.'",
      stories: ['components-chat-match-chat-panel--muted'],
      noRoles: ['textbox "Message"'],
    },
    'chat-panel-failed': {
      description: 'Messages failed to load',
      stories: ['components-chat-match-chat-panel--failed'],
      words: ["Couldn't load messages."],
      roles: ['button "Try again"'],
    },
  }),
  ...statesOf('2.11 Match chat page', {
    'chat-page-live': {
      description: 'LIVE: the live score on top',
      stories: ['screens-match-chat--live'],
      words: ['LIVE'],
      roles: ['heading "PHX 74 - 78 LAL" [level=1]'],
    },
    'chat-page-not-live': {
      description: "Not LIVE: the title 'Live Play-by-Play'",
      stories: ['screens-match-chat--final'],
      roles: ['heading "Live Play-by-Play" [level=1]'],
    },
    'chat-page-match-not-loaded': {
      description: 'Match not loaded',
      stories: ['screens-match-chat--without-match'],
      roles: ['heading "Live Play-by-Play" [level=1]'],
      noWords: ['SCHEDULED', 'LIVE', 'FINAL'],
    },
    'chat-page-feed': {
      description: 'A play-by-play feed: period, clock, description, score',
      stories: ['screens-match-chat--live'],
      roles: ['list "Play-by-play"', 'listitem "Q4 0:31 Ilan Brandt makes a free throw 98 - 101"'],
    },
    'chat-page-no-plays': {
      description: 'No play-by-play yet',
      stories: ['screens-match-chat--empty'],
      roles: ['heading "Live Play-by-Play" [level=1]'],
      noRoles: ['list "Play-by-play"'],
    },
    'chat-page-messages': {
      description: '[rank] username: text, only USER messages',
      stories: ['screens-match-chat--final'],
      roles: ['paragraph "[ Oracle ] mira_calls_it : {text}"'],
      noWords: ['[SYSTEM]'],
    },
    'chat-page-send-box': {
      description: 'A send box',
      stories: ['screens-match-chat--live'],
      roles: ['textbox "Message"', 'button "Send"'],
    },
    'chat-page-not-picked': {
      description: 'Not picked: no send box',
      stories: ['screens-match-chat--without-pick'],
      words: ['Make a pick to post messages'],
      noRoles: ['textbox "Message"'],
    },
    'chat-page-empty': {
      description: 'No messages, picked',
      stories: ['screens-match-chat--empty'],
      words: ['No messages yet. Start the conversation!'],
      noRoles: ['log'],
    },
    'chat-page-empty-not-picked': {
      description: 'No messages, not picked',
      stories: ['screens-match-chat--empty-without-pick'],
      words: ['Make a pick to join the chat.'],
      noRoles: ['log'],
    },
    'chat-page-sending': {
      description: 'A message is being sent',
      stories: ['components-chat-match-chat-panel--sending'],
      roles: ['button "Send" [disabled]'],
      selectors: ['textarea[readonly]'],
    },
    'chat-page-loading': {
      description: 'Loading plays and messages',
      stories: ['screens-match-chat--loading'],
      roles: ['heading "Play-by-play" [level=2]', 'status "Still loading…"'],
      noRoles: ['log'],
    },
  }),
  ...additionsOf('2.11 Match chat page', {
    'chat-page-before-start': {
      description: 'Before the match: its start and a countdown',
      stories: ['screens-match-chat--before-the-start'],
      words: ['Starts in 2h 14m'],
      roles: ['time "Oct 14, 2:14 PM"'],
    },
    'chat-page-no-play-by-play': {
      description: "'No play-by-play for this league.'",
      stories: ['screens-match-chat--without-play-by-play'],
    },
    'chat-page-delayed': {
      description: "A delayed score: 'Score from', such as 7:12 PM, and how long ago",
      stories: ['screens-match-chat--delayed'],
    },
    'chat-page-scores-delayed': {
      description: "'Live NBA scores are delayed right now. Your picks are safe.'",
      stories: ['screens-match-chat--scores-delayed'],
    },
    'chat-page-failed': {
      description: 'Plays and messages failed to load',
      stories: ['screens-match-chat--failed'],
      words: ["Couldn't load plays.", "Couldn't load messages."],
      roles: ['button "Try again"'],
    },
    'chat-page-plays-failed': {
      description: 'Plays failed to load; the chat still works',
      stories: ['screens-match-chat--plays-failed'],
      words: ["Couldn't load plays."],
      roles: ['log', 'textbox "Message"'],
    },
  }),
];
