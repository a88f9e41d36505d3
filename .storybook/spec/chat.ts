import { statesOf } from './state.ts';

/** The match chat, as a side panel and as a page. */
export const CHAT = [
  ...statesOf('2.10 Match chat panel', {
    'chat-panel-title': "'match title — Group Chat · status'",
    'chat-panel-live':
      "LIVE: the score and the last 5 plays, newest first, with 'Q{period} {clock}', description and running score",
    'chat-panel-live-match-not-loaded': "LIVE, match not loaded: 'LIVE PLAY-BY-PLAY'",
    'chat-panel-live-no-plays': 'LIVE without play-by-play: no strip',
    'chat-panel-not-live': 'Not LIVE: no strip',
    'chat-panel-before-start': 'Before the match: its start and a countdown',
    'chat-panel-messages': 'Messages with a rank badge and username',
    'chat-panel-system': "A SYSTEM message: '[SYSTEM] text'",
    'chat-panel-empty-picked': "'No messages yet. Start the conversation!', for users who have picked",
    'chat-panel-empty-not-picked': "'Make a pick to join the chat.', for users who haven't picked",
    'chat-panel-empty-anonymous': 'Empty, for an anonymous visitor',
    'chat-panel-input': "Placeholder '[ Type your message... ]'",
    'chat-panel-not-picked': "'Make a pick to post messages' instead of the input",
    'chat-panel-sending': 'A message is being sent',
    'chat-panel-loading': 'Loading messages',
    'chat-panel-failed': 'Messages failed to load',
  }),
  ...statesOf('2.11 Match chat page', {
    'chat-page-live': 'LIVE: the live score on top',
    'chat-page-before-start': 'Before the match: its start and a countdown',
    'chat-page-not-live': "Not LIVE: the title 'Live Play-by-Play'",
    'chat-page-match-not-loaded': 'Match not loaded',
    'chat-page-feed': 'A play-by-play feed: period, clock, description, score',
    'chat-page-no-plays': 'No play-by-play yet',
    'chat-page-messages': "'[rank] username: text', only USER messages",
    'chat-page-send-box': 'A send box',
    'chat-page-not-picked': 'Not picked: no send box',
    'chat-page-empty': 'No messages, picked',
    'chat-page-empty-not-picked': 'No messages, not picked',
    'chat-page-sending': 'A message is being sent',
    'chat-page-loading': 'Loading plays and messages',
    'chat-page-failed': 'Plays and messages failed to load',
    'chat-page-plays-failed': 'Plays failed to load; the chat still works',
  }),
];
