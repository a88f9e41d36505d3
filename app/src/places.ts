import { paths } from './paths.ts';

/** Where everybody may go, besides home. */
export const footerPlaces = [
  { href: paths.leaderboards, label: 'Leaderboards' },
  { href: paths.completed, label: 'Completed' },
  { href: paths.achievements, label: 'Achievements' },
] as const;

export const menuPlaces = [{ href: paths.home, label: 'Home' }, ...footerPlaces] as const;
