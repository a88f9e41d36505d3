/** How the product speaks, each rule with a text that it really says and one that it never would. */
export const VOICE_RULES = [
  {
    rule: 'Say what happened, then what to do',
    says: 'Failed to record pick. Try again.',
    never: 'Oops! Something went wrong.',
  },
  {
    rule: 'An empty page says so, and what fills it',
    says: 'Pick on a match, and its chat stands here.',
    never: 'Nothing to see here :(',
  },
  {
    rule: 'Blame the link, not the reader',
    says: 'Invalid or expired reset link',
    never: 'You have used a wrong link.',
  },
  { rule: 'Brackets are what the terminal offers or says by itself', says: '[ AGREE ]', never: 'Agree now!' },
  { rule: 'What is not known is said, not made up', says: 'Analysis data unavailable for this match', never: 'N/A' },
  {
    rule: 'A consequence is told in the words of the game',
    says: 'The score may still change. Stars are paid when it is final.',
    never: 'Status: PROVISIONAL (3)',
  },
  {
    rule: 'Calm: an exclamation mark has to be worth it',
    says: "That's all for today!",
    never: 'Wow!! You are all caught up!!!',
  },
  {
    rule: 'Say for whom, and that it is nobody else',
    says: 'Messages are between you and the players you follow.',
    never: 'Unlock premium conversations.',
  },
  {
    rule: 'Sports words as fans use them',
    says: 'Taking you to your first prediction…',
    never: 'Initializing forecast module',
  },
] as const;
