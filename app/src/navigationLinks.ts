import { paths } from '@machine/contract';

type NavigationLink = { href: string; label: string };

const LEADERBOARDS: NavigationLink = { href: paths.leaderboards, label: 'Leaderboards' };
const COMPLETED: NavigationLink = { href: paths.completed, label: 'Completed' };
const ACHIEVEMENTS: NavigationLink = { href: paths.achievements, label: 'Achievements' };
const HOW_IT_WORKS: NavigationLink = { href: paths.howItWorks, label: 'How it works' };
const MACHINE: NavigationLink = { href: paths.machine, label: 'The Machine' };

/** Last, so that the other links don't move when the server's features become known. */
const machineIf = (hasMachine: boolean) => (hasMachine ? [MACHINE] : []);

/** The links in the header of wide screens. */
export const headerLinks = (hasMachine: boolean) => [LEADERBOARDS, COMPLETED, HOW_IT_WORKS, ...machineIf(hasMachine)];

export const menuLinks = (hasMachine: boolean) => [
  { href: paths.home, label: 'Home' },
  LEADERBOARDS,
  COMPLETED,
  ACHIEVEMENTS,
  HOW_IT_WORKS,
  ...machineIf(hasMachine),
];

export const footerLinks = [
  LEADERBOARDS,
  COMPLETED,
  ACHIEVEMENTS,
  HOW_IT_WORKS,
  { href: paths.privacy, label: 'Privacy' },
  { href: paths.terms, label: 'Terms' },
];
