import { ACCOUNT_DELETION_DAYS, MINIMUM_AGE, PRODUCT_NAME } from '@machine/contract/constants.ts';
import type { SeasonKind } from '@machine/contract/game.ts';
import { paths } from '@machine/contract/paths.ts';
import { Link } from '../primitives/button/Link.tsx';
import { Contact, LegalScreen } from './LegalScreen.tsx';
import { NumberedSection } from './NumberedPage.tsx';

export type TermsScreenProps = {
  /** The contact address for disputes. */
  contactEmail: string;
  /** The kind of matches; the terms say where they and their results come from. */
  season?: SeasonKind;
};

/** The terms of use at /terms. */
export function TermsScreen({ contactEmail, season = 'LIVE' }: TermsScreenProps) {
  const settings = <Link href={paths.settings}>settings</Link>;
  const { matches, results, source } = SEASON_TEXTS[season] ?? REAL_SEASON_TEXTS;
  const contact = <Contact email={contactEmail} />;
  return (
    <LegalScreen title="Terms" summary="A free prediction game: no money, no prizes, and a few rules.">
      <NumberedSection title="What this is">
        <p>
          {PRODUCT_NAME} is a game: for each match the Machine makes a pick, and you agree or disagree. By creating an
          account you accept these terms. If you don’t accept them, you are still welcome to look around.
        </p>
        {matches && <p>{matches}</p>}
      </NumberedSection>
      <NumberedSection title="No money, no gambling">
        <p>
          The game is free. It involves no real money or prizes, and it is not gambling. Stars, streaks, ranks and
          achievements cannot be bought, sold, transferred or exchanged for anything.
        </p>
      </NumberedSection>
      <NumberedSection title="Who may play">
        <p>
          You must be {MINIMUM_AGE} or older. Each person may have one account and must play it themselves; programs
          that play on your behalf are not allowed. Bots that we run ourselves are labeled as such in their names.
        </p>
      </NumberedSection>
      <NumberedSection title="Your account">
        <p>
          Use your own email address, choose a password you don’t use anywhere else, and keep it secret. You are
          responsible for what happens with your account. If someone else gains access to it, change the password in
          your {settings}, which logs out all other devices, and write to us.
        </p>
        <p>
          You can delete your account in your {settings} at any time. Your account data is deleted within{' '}
          {ACCOUNT_DELETION_DAYS} days; the <Link href={paths.privacy}>privacy page</Link> explains what that covers.
        </p>
      </NumberedSection>
      <NumberedSection title="Fair play">
        <p>
          A pick is locked when you make it, and no picks are accepted once the match has started, according to the
          server’s clock. {results} If a result is corrected, so is everything that was awarded for it, and a match that
          is called off, or moved by more than two days, doesn’t count. Players who manipulate the game or use several
          accounts may lose what they won that way.
        </p>
      </NumberedSection>
      <NumberedSection title="Conduct">
        <p>
          Disagree with the Machine and with each other, but be decent. Threats, hate speech, harassment, unlawful
          content, advertising and other people’s private details are not allowed. You own what you write; you allow us
          to show it in the chat or conversation you wrote it for. We may remove content that breaks these rules, and
          close accounts that keep breaking them.
        </p>
        <p>
          Report what breaks these rules. A moderator, who is a person and never decides about themselves, looks at it
          and may hide it, warn its author, or keep them from writing or logging in for a time or for good. The author
          is told what was decided and why, but not who reported it. To object to a decision, write to {contact}.
          Reporting others again and again without a reason is against these rules, too. The{' '}
          <Link href={paths.privacy}>privacy page</Link> says what we store of a report and for how long.
        </p>
      </NumberedSection>
      <NumberedSection title="The Machine gives no advice">
        <p>
          The Machine’s picks, confidence and analyses are calculated for a game. They can be wrong, and often are:
          beating it is the point. They are not advice to bet, to buy or to do anything else with money. If you use them
          for that, you do so at your own risk.
        </p>
      </NumberedSection>
      <NumberedSection title="Names of clubs and leagues">
        <p>
          Clubs and leagues are named only to identify matches. The game is not affiliated with or endorsed by any of
          them. The crests are our own drawings.
        </p>
      </NumberedSection>
      <NumberedSection title="Availability and liability">
        <p>
          We run the game with care, but don’t guarantee its availability: it may be changed, interrupted or
          discontinued. If we discontinue it, we will tell you early enough to export your data. {source}
          As far as the law allows, we are not liable for the consequences. Your statutory rights as a consumer are not
          affected.
        </p>
      </NumberedSection>
      <NumberedSection title="Changes">
        <p>
          We will tell players in the game before an important change of these terms takes effect. If you don’t agree
          with a change, you can delete your account.
        </p>
      </NumberedSection>
      <NumberedSection title="Disputes and contact">
        <p>
          If you have a dispute with us, write to {contact} first. We will reply and try to settle it. If that fails,
          you can go to court where you live, under the law that applies there.
        </p>
      </NumberedSection>
    </LegalScreen>
  );
}

/** What is played, where results come from, and how far they can be relied on. */
type SeasonTexts = { matches?: string; results: string; source?: string };

const SEASON_TEXTS: Readonly<Record<string, SeasonTexts>> = {
  SIMULATED: {
    matches:
      'This is a demo season. Its matches, scores, plays and injuries are simulated by our server and never took place; they only use the names of real clubs. Bots that we run may play along.',
    results: 'Results are simulated.',
  },
  REPLAY: {
    matches: 'This is a demo season. It replays matches of past seasons on new dates; their plays are simulated.',
    results: 'Results are those of the original matches.',
    source: 'Recorded results come from third parties and may be wrong. ',
  },
};
const REAL_SEASON_TEXTS: SeasonTexts = {
  results: 'Results come from providers of match data.',
  source: 'Scores and injury reports come from third parties and may be late or wrong. ',
};
