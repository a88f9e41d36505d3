import { HowItWorksScreen } from '@machine/ui';
import { paths } from '../paths.ts';
import { useGameInfo, useHasFeature } from '../queries/game.ts';

/** Connects the rules. Servers that say nothing about the game still pay the same for every pick. */
export function HowItWorksRoute() {
  const game = useGameInfo();
  const friendLeaguesHref = useHasFeature('LEAGUES') ? paths.leagues : undefined;
  const practiceHref = useHasFeature('PRACTICE') ? paths.practice : undefined;
  return (
    <HowItWorksScreen
      hasStakes={game !== null}
      leagues={game?.leagues}
      homeHref={paths.home}
      leaderboardsHref={paths.leaderboards}
      friendLeaguesHref={friendLeaguesHref}
      practiceHref={practiceHref}
    />
  );
}
