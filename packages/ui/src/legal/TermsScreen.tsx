import { ACCOUNT_DELETION_DAYS, MINIMUM_AGE, PRODUCT_NAME } from '@machine/contract';
import { Link } from '../primitives/Link.tsx';
import { Contact, LegalPart, LegalScreen } from './LegalScreen.tsx';

export type TermsScreenProps = {
  /** Where disputes are settled first. */
  contactEmail: string;
  homeHref?: string;
  privacyHref?: string;
  settingsHref?: string;
};

/** For /terms: the rules of the house. */
export function TermsScreen({ contactEmail, homeHref = '/', ...hrefs }: TermsScreenProps) {
  const { privacyHref = '/privacy', settingsHref = '/settings' } = hrefs;
  const settings = <Link href={settingsHref}>settings</Link>;
  const contact = <Contact email={contactEmail} />;
  return (
    <LegalScreen
      title="Terms"
      summary="A free game of predictions. No money, no prizes, and a few rules of the house."
      homeHref={homeHref}
    >
      <LegalPart title="What this is">
        <p>
          {PRODUCT_NAME} is a game: for each match the Machine makes a pick, and you agree or disagree. By making an
          account you accept these terms. If you do not, you are still welcome to look around.
        </p>
      </LegalPart>
      <LegalPart title="No money, no gambling">
        <p>
          The game is free. It involves no real money or prizes, and it is not gambling. Stars, streaks, ranks and
          achievements cannot be bought, sold, transferred or exchanged for anything.
        </p>
      </LegalPart>
      <LegalPart title="Who may play">
        <p>
          You have to be {MINIMUM_AGE} or older. You play for yourself: one person, one account, and no programs that
          play in your place. Players that we run ourselves say so in their names.
        </p>
      </LegalPart>
      <LegalPart title="Your account">
        <p>
          Give an email address that is yours, choose a password that you use nowhere else, and keep it to yourself.
          What is done with your account counts as done by you; if somebody else has got in, change the password in your{' '}
          {settings}, which logs out everybody else, and write to us.
        </p>
        <p>
          You can delete your account in your {settings} at any time. Your account data is deleted within{' '}
          {ACCOUNT_DELETION_DAYS} days; the <Link href={privacyHref}>privacy page</Link> says what that means.
        </p>
      </LegalPart>
      <LegalPart title="Fair play">
        <p>
          A pick is locked when you make it, and none is taken once its match has started; the clock of the server
          decides. Results come from the leagues. When a result is corrected, what it was worth is corrected too, and a
          match that is called off counts for nobody. Who tricks the game, or plays with several accounts, can lose what
          was won that way.
        </p>
      </LegalPart>
      <LegalPart title="How we talk">
        <p>
          Disagree with the Machine and with each other, and stay decent. No threats, no hatred, no harassment, nothing
          unlawful, no advertising, and nobody’s private details. What you write remains yours; you allow us to show it
          in the chat or conversation that you wrote it for. We may remove what breaks these rules, and close accounts
          that keep breaking them.
        </p>
      </LegalPart>
      <LegalPart title="The Machine gives no advice">
        <p>
          The Machine’s picks, its confidence and its analyses are calculated for a game. They can be wrong, and often
          are: beating it is the point. They are no advice to bet, to buy or to do anything else with money, and you use
          them for that at your own risk.
        </p>
      </LegalPart>
      <LegalPart title="Names of clubs and leagues">
        <p>
          Clubs and leagues are named to say which match is meant. The game belongs to none of them and is not endorsed
          by any. The crests are drawings of our own.
        </p>
      </LegalPart>
      <LegalPart title="When it does not work">
        <p>
          We look after the game with care, but promise no particular availability: it can be changed, interrupted or
          ended. If it ends, you are told in time to export your data. Scores and injuries come from others and may be
          late or wrong. As far as the law allows, we are not liable for what follows from that; what the law grants you
          as a consumer stays yours.
        </p>
      </LegalPart>
      <LegalPart title="Changes">
        <p>
          When these terms change, the date at the top of the page changes with them, and we tell players in the game
          before an important change counts. Who does not agree with it can delete the account.
        </p>
      </LegalPart>
      <LegalPart title="Disputes and contact">
        <p>
          If we disagree about anything but a match, write to {contact} first: we answer, and try to settle it between
          us. If that fails, the courts and the law of the place where you live are open to you.
        </p>
      </LegalPart>
    </LegalScreen>
  );
}
