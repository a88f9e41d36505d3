import type { Feature } from '@machine/contract/game.ts';
import { paths } from '@machine/contract/paths.ts';
import { HowItWorksScreen } from '@machine/ui/guide/HowItWorksScreen.tsx';
import { useGameInfo } from '../queries/game.ts';

/** Connects the rules. Servers that say nothing about the game still pay the same for every pick. */
export default function HowItWorksRoute() {
  const game = useGameInfo();
  const hrefIf = (feature: Feature, href: string) => (game?.features.includes(feature) ? href : undefined);
  return (
    <HowItWorksScreen
      hasStakes={game !== null}
      leagues={game?.leagues}
      slateHref={hrefIf('SLATE', paths.today)}
      friendLeaguesHref={hrefIf('LEAGUES', paths.leagues)}
      remindersHref={hrefIf('REMINDERS', paths.settings)}
      spoilerFreeHref={hrefIf('SPOILERS', paths.settings)}
      practiceHref={hrefIf('PRACTICE', paths.practice)}
    />
  );
}
