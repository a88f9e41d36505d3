/** The product's voice rules, each with an example from the product and a counterexample. */
export const VOICE_RULES = [
  ['Say what happened, then what to do', 'Failed to record pick. Try again.', 'Oops! Something went wrong.'],
  ['In an empty state, say how to fill it', 'Make a pick on a match to join its chat.', 'Nothing to see here :('],
  ["Don't blame the user", 'Invalid or expired reset link', 'You have used a wrong link.'],
  ['Use brackets for what the terminal offers or announces', '[ AGREE ]', 'Agree now!'],
  ["Say when something isn't known", 'Analysis data unavailable for this match', 'N/A'],
  [
    'Describe consequences in terms of the game',
    'The score may still change. Stars are awarded once it is final.',
    'Status: PROVISIONAL (3)',
  ],
  ['Stay calm: use exclamation marks sparingly', "That's all for today!", 'Wow!! You are all caught up!!!'],
  [
    'Be clear about who can see what',
    'Messages are between you and the players you follow.',
    'Unlock premium conversations.',
  ],
  ['Use the words sports fans use', 'Taking you to your first prediction…', 'Initializing forecast module'],
] as const;
