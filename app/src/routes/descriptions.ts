import { paths } from '@machine/contract/paths.ts';

const HOME = 'The Machine predicts every NBA and Premier League match. Agree, or prove it wrong.';

/** Descriptions for search engines, of the routes that they may list. */
const DESCRIPTIONS: Record<string, string> = {
  [paths.today]: 'Every NBA and Premier League match of the day, and what the Machine predicts.',
  [paths.leaderboards]:
    'The most stars, the longest streaks, the most followers, and the best records against the Machine.',
  [paths.completed]: 'Results of played matches, what the Machine predicted, and who was right.',
  [`${paths.completed}/:id`]: 'How a match ended, what the Machine predicted, and who was right.',
  [paths.machine]: 'How often the Machine is right, what it knows, and who beats it.',
  [paths.practice]: 'Pick on past matches against the Machine, without an account.',
  '/s/:id': 'What a player shared: can you beat the Machine, too?',
  [paths.signup]: 'Sign up to agree or disagree with the Machine. Right picks earn stars.',
  [paths.privacy]: 'What we store about you, why, and how you delete it.',
  [paths.terms]: 'The rules of the game.',
};

export const descriptionOf = (path: string): string => DESCRIPTIONS[path] ?? HOME;
