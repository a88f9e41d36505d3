import { paths } from './paths.ts';

/** Links shown to everyone, besides home. */
const commonLinks = [
  { href: paths.leaderboards, label: 'Leaderboards' },
  { href: paths.completed, label: 'Completed' },
  { href: paths.achievements, label: 'Achievements' },
] as const;

export const footerLinks = [
  ...commonLinks,
  { href: paths.privacy, label: 'Privacy' },
  { href: paths.terms, label: 'Terms' },
] as const;

export const menuLinks = [{ href: paths.home, label: 'Home' }, ...commonLinks] as const;
