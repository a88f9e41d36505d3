import type { Feature } from '@machine/contract/game.ts';
import { paths } from '@machine/contract/paths.ts';

type NavigationLink = { href: string; label: string };
type HasFeature = (feature: Feature) => boolean;

/** The daily pages. Visitors log in by the button in the header instead of the last one. */
export const placesOf = (hasFeature: HasFeature, playerId: string | null): NavigationLink[] => [
  { href: paths.home, label: 'Play' },
  ...(hasFeature('SLATE') ? [{ href: paths.today, label: 'Today' }] : []),
  ...(hasFeature('LEAGUES') ? [{ href: paths.leagues, label: 'Leagues' }] : []),
  { href: paths.leaderboards, label: 'Boards' },
  ...(playerId === null ? [] : [{ href: paths.profile(playerId), label: 'Me' }]),
];

const LEADERBOARDS: NavigationLink = { href: paths.leaderboards, label: 'Leaderboards' };
const COMPLETED: NavigationLink = { href: paths.completed, label: 'Completed' };
const ACHIEVEMENTS: NavigationLink = { href: paths.achievements, label: 'Achievements' };

export const menuLinks = [{ href: paths.home, label: 'Home' }, LEADERBOARDS, COMPLETED, ACHIEVEMENTS];

export const footerLinks = (hasFeature: HasFeature): NavigationLink[] => [
  LEADERBOARDS,
  COMPLETED,
  ACHIEVEMENTS,
  { href: paths.howItWorks, label: 'How it works' },
  ...(hasFeature('MACHINE') ? [{ href: paths.machine, label: "The Machine's record" }] : []),
  { href: paths.privacy, label: 'Privacy' },
  { href: paths.terms, label: 'Terms' },
];
