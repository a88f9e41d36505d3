import { paths } from './paths.ts';

/** Where everybody may go, besides home. */
const places = [
  { href: paths.leaderboards, label: 'Leaderboards' },
  { href: paths.completed, label: 'Completed' },
  { href: paths.achievements, label: 'Achievements' },
] as const;

export const footerLinks = [
  ...places,
  { href: paths.privacy, label: 'Privacy' },
  { href: paths.terms, label: 'Terms' },
] as const;

export const menuLinks = [{ href: paths.home, label: 'Home' }, ...places] as const;
