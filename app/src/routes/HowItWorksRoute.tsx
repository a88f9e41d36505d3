import { HowItWorksScreen } from '@machine/ui';
import { paths } from '../paths.ts';
import { useGameInfo } from '../queries/game.ts';

/** Connects the rules. Servers that say nothing about the game still pay the same for every pick. */
export function HowItWorksRoute() {
  return (
    <HowItWorksScreen hasStakes={useGameInfo() !== null} homeHref={paths.home} leaderboardsHref={paths.leaderboards} />
  );
}
