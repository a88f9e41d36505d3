import { statesOf } from './state.ts';

/** The match chat, as a side panel and as a page. */
export const CHAT = [
  ...statesOf('2.10 Match chat panel', {
    'chat-panel-title': {
      description: "'{match title} — Group Chat · {status}'",
      stories: ['components-chat-match-chat-panel--live', 'components-chat-match-chat-panel--scheduled'],
    },
    'chat-panel-live': {
      description:
        "LIVE: the score and the last 5 plays, newest first, with 'Q{period} {clock}', description and running score",
      stories: ['components-chat-match-chat-panel--live'],
    },
    'chat-panel-live-match-not-loaded': {
      description: "LIVE, match not loaded: 'LIVE PLAY-BY-PLAY'",
      stories: ['components-chat-match-chat-panel--live-without-match'],
    },
    'chat-panel-live-no-plays': {
      description: 'LIVE without play-by-play: no strip',
      stories: ['components-chat-match-chat-panel--live-without-plays'],
    },
    'chat-panel-live-no-play-by-play': {
      description: "LIVE in a league without play-by-play: 'No play-by-play for this league.'",
      stories: ['components-chat-match-chat-panel--live-without-play-by-play'],
    },
    'chat-panel-live-delayed': {
      description: "A delayed score: 'Score from', such as 7:12 PM, and how long ago",
      stories: ['components-chat-match-chat-panel--live-delayed'],
    },
    'chat-panel-not-live': {
      description: 'Not LIVE: no strip',
      stories: ['components-chat-match-chat-panel--scheduled', 'components-chat-match-chat-panel--final'],
    },
    'chat-panel-before-start': {
      description: 'Before the match: its start and a countdown',
      stories: ['components-chat-match-chat-panel--before-the-start'],
    },
    'chat-panel-messages': {
      description: 'Messages with a rank badge and username',
      stories: ['components-chat-match-chat-panel--scheduled'],
    },
    'chat-panel-system': {
      description: "A SYSTEM message: '[SYSTEM] {text}'",
      stories: ['components-chat-match-chat-panel--live'],
    },
    'chat-panel-empty-picked': {
      description: "'No messages yet. Start the conversation!', for users who have picked",
      stories: ['components-chat-match-chat-panel--empty'],
    },
    'chat-panel-empty-not-picked': {
      description: "'Make a pick to join the chat.', for users who haven't picked",
      stories: ['components-chat-match-chat-panel--empty-without-pick'],
    },
    'chat-panel-empty-anonymous': {
      description: 'Empty, for an anonymous visitor',
      stories: ['components-chat-match-chat-panel--empty-anonymous'],
    },
    'chat-panel-input': {
      description: "Placeholder '[ Type your message... ]'",
      stories: ['components-chat-match-chat-panel--live', 'components-chat-send-box--empty'],
    },
    'chat-panel-not-picked': {
      description: "'Make a pick to post messages' instead of the input",
      stories: ['components-chat-match-chat-panel--without-pick'],
    },
    'chat-panel-muted': {
      description: "Muted by a moderator: 'You can't write until Oct 15, 11:00 AM.'",
      stories: ['components-chat-match-chat-panel--muted'],
    },
    'chat-panel-sending': {
      description: 'A message is being sent',
      stories: ['components-chat-match-chat-panel--sending'],
    },
    'chat-panel-loading': { description: 'Loading messages', stories: ['components-chat-match-chat-panel--loading'] },
    'chat-panel-failed': {
      description: 'Messages failed to load',
      stories: ['components-chat-match-chat-panel--failed'],
    },
  }),
  ...statesOf('2.11 Match chat page', {
    'chat-page-live': { description: 'LIVE: the live score on top', stories: ['screens-match-chat--live'] },
    'chat-page-before-start': {
      description: 'Before the match: its start and a countdown',
      stories: ['screens-match-chat--before-the-start'],
    },
    'chat-page-not-live': {
      description: "Not LIVE: the title 'Live Play-by-Play'",
      stories: ['screens-match-chat--final'],
    },
    'chat-page-match-not-loaded': { description: 'Match not loaded', stories: ['screens-match-chat--without-match'] },
    'chat-page-feed': {
      description: 'A play-by-play feed: period, clock, description, score',
      stories: ['screens-match-chat--live'],
    },
    'chat-page-no-plays': { description: 'No play-by-play yet', stories: ['screens-match-chat--empty'] },
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
    'chat-page-messages': {
      description: '[rank] username: text, only USER messages',
      stories: ['screens-match-chat--final'],
    },
    'chat-page-send-box': { description: 'A send box', stories: ['screens-match-chat--live'] },
    'chat-page-not-picked': { description: 'Not picked: no send box', stories: ['screens-match-chat--without-pick'] },
    'chat-page-empty': { description: 'No messages, picked', stories: ['screens-match-chat--empty'] },
    'chat-page-empty-not-picked': {
      description: 'No messages, not picked',
      stories: ['screens-match-chat--empty-without-pick'],
    },
    'chat-page-sending': {
      description: 'A message is being sent',
      stories: ['components-chat-match-chat-panel--sending'],
    },
    'chat-page-loading': { description: 'Loading plays and messages', stories: ['screens-match-chat--loading'] },
    'chat-page-failed': { description: 'Plays and messages failed to load', stories: ['screens-match-chat--failed'] },
    'chat-page-plays-failed': {
      description: 'Plays failed to load; the chat still works',
      stories: ['screens-match-chat--plays-failed'],
    },
  }),
];
