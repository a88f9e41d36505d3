import { TermsScreen } from '@machine/ui/legal/TermsScreen.tsx';
import { contactEmail } from '../contactEmail.ts';
import { useGameInfo } from '../queries/game.ts';

export default function TermsRoute() {
  return <TermsScreen contactEmail={contactEmail} season={useGameInfo()?.season} />;
}
