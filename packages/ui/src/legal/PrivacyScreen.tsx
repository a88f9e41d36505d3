import { ACCOUNT_DELETION_DAYS, MINIMUM_AGE, PRODUCT_NAME } from '@machine/contract';
import { Link } from '../primitives/Link.tsx';
import { Contact, LegalPart, LegalScreen } from './LegalScreen.tsx';

export type PrivacyScreenProps = {
  /** Where questions about privacy are answered. */
  contactEmail: string;
  homeHref?: string;
  settingsHref?: string;
};

/** For /privacy: what is kept of a player, why, for how long, and how to be rid of it. */
export function PrivacyScreen({ contactEmail, homeHref = '/', settingsHref = '/settings' }: PrivacyScreenProps) {
  const settings = <Link href={settingsHref}>settings</Link>;
  const contact = <Contact email={contactEmail} />;
  return (
    <LegalScreen
      title="Privacy"
      summary="We keep what the game needs, show you all of it, and delete it when you ask."
      homeHref={homeHref}
    >
      <LegalPart title="What we keep, and why">
        <p>
          Anybody can look around {PRODUCT_NAME} without telling us anything. With an account we keep what the game is
          made of:
        </p>
        <ul>
          <li>
            <strong>Who you are:</strong> first and last name, email address and username. The email address is for
            logging in, for a forgotten password and, once you have confirmed it, for the emails that you leave switched
            on. Other players see only your username.
          </li>
          <li>
            <strong>Your password:</strong> only as a hash that cannot be turned back into it. Nobody here can read it.
          </li>
          <li>
            <strong>How you play:</strong> your picks, what they came to, and the stars, streaks, ranks and achievements
            that follow. They make up your public profile and the leaderboards. A pick is yours alone until its match
            has started.
          </li>
          <li>
            <strong>Whom you meet:</strong> whom you follow, what you write in match chats, which everybody can read,
            and your direct messages, which only the people in the conversation can read.
          </li>
          <li>
            <strong>How you want it:</strong> your settings, and your notifications.
          </li>
        </ul>
        <p>
          Nothing of this is sold, rented or given to advertisers, and no other company is told how you use the game.
        </p>
      </LegalPart>
      <LegalPart title="What passes through">
        <p>
          To stop those who try passwords by the thousand, the server counts attempts by network address for a short
          time. The technical log says which parts of the game were asked for and whether they worked, so that we can
          repair what breaks; it holds no passwords, no cookies and no messages. When a page breaks, your browser
          reports where in our own code that was; the report does not say who you are or what you typed.
        </p>
      </LegalPart>
      <LegalPart title="How long we keep it">
        <p>
          For as long as you have an account. When you delete it, you are logged out everywhere at once, your profile is
          gone at once, and your account data is deleted within {ACCOUNT_DELETION_DAYS} days of the deletion. Until then
          what you wrote in chats and conversations stands there under the name “Deleted user”; then your words are
          removed, too. How many players agreed with the Machine stays as a count that names nobody.
        </p>
      </LegalPart>
      <LegalPart title="Cookies">
        <p>
          Only essential session cookies are used. They keep you logged in, cannot be read by scripts, and end when you
          log out or stay away for long. There are no third-party tracking or advertising cookies.
        </p>
        <p>
          One of them stays for up to a year after you log out: it proves that somebody has logged in with this browser
          before, so that strangers who guess at your password can't lock you out. It names nobody.
        </p>
        <p>
          Your browser itself remembers two choices of yours, the appearance and your answer to the cookie notice, and,
          until you close the tab, the messages that you have begun to write.
        </p>
      </LegalPart>
      <LegalPart title="Your rights: a copy, and deletion">
        <p>
          In your {settings} you can download everything that we keep of you as one file, change your preferences, and
          delete your account. You need nobody’s permission and give no reason. To correct something that you cannot
          change there, or to object to how we use it, write to {contact}. You may also complain to the data protection
          authority where you live.
        </p>
      </LegalPart>
      <LegalPart title="Emails, and how to turn them off">
        <p>
          What concerns your account, such as a link to reset your password, is sent when you ask for it. Everything
          else you can switch off in your {settings} under “Email preferences”; there, too, you choose what the game
          itself notifies you of.
        </p>
      </LegalPart>
      <LegalPart title="Children">
        <p>
          {PRODUCT_NAME} is for people aged {MINIMUM_AGE} or older. We do not knowingly keep data of anybody younger. If
          you believe that a child has an account, tell us at {contact}, and we will delete it.
        </p>
      </LegalPart>
      <LegalPart title="Safety">
        <p>
          What travels between your browser and the server is encrypted, and only those who run the game can reach its
          database. If something goes wrong that puts your data at risk, we tell you by email without delay.
        </p>
      </LegalPart>
      <LegalPart title="Changes">
        <p>
          When this page changes, the date at its top changes with it. Before a change that takes something away from
          you, we tell you in the game or by email.
        </p>
      </LegalPart>
      <LegalPart title="Contact">
        <p>Questions about privacy are answered at {contact}.</p>
      </LegalPart>
    </LegalScreen>
  );
}
