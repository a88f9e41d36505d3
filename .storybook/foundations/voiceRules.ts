/** The product's voice rules, each with an example from the product and a counterexample. */
export const VOICE_RULES = [
  {
    rule: 'Say what happened, then what to do',
    example: 'Failed to record pick. Try again.',
    counterexample: 'Oops! Something went wrong.',
  },
  {
    rule: 'In an empty state, say how to fill it',
    example: 'Make a pick on a match to join its chat.',
    counterexample: 'Nothing to see here :(',
  },
  {
    rule: "Don't blame the user",
    example: 'Invalid or expired reset link',
    counterexample: 'You have used a wrong link.',
  },
  {
    rule: 'Use brackets for what the terminal offers or announces',
    example: '[ AGREE ]',
    counterexample: 'Agree now!',
  },
  {
    rule: "Say when something isn't known",
    example: 'Analysis data unavailable for this match',
    counterexample: 'N/A',
  },
  {
    rule: 'Describe consequences in terms of the game',
    example: 'The score may still change. Stars are awarded once it is final.',
    counterexample: 'Status: PROVISIONAL (3)',
  },
  {
    rule: 'Stay calm: use exclamation marks sparingly',
    example: "That's all for today!",
    counterexample: 'Wow!! You are all caught up!!!',
  },
  {
    rule: 'Be clear about who can see what',
    example: 'Messages are between you and the players you follow.',
    counterexample: 'Unlock premium conversations.',
  },
  {
    rule: 'Use the words sports fans use',
    example: 'Taking you to your first prediction…',
    counterexample: 'Initializing forecast module',
  },
] as const;
