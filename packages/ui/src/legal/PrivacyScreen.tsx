import {
  ACCOUNT_DELETION_DAYS,
  FORMER_USERNAME_DAYS,
  MINIMUM_AGE,
  PRODUCT_NAME,
  REPORT_RETENTION_DAYS,
  REPORTABLE_DAYS,
} from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import { Link } from '../primitives/button/Link.tsx';
import { Contact, LegalScreen } from './LegalScreen.tsx';
import { NumberedSection } from './NumberedPage.tsx';

export type PrivacyScreenProps = {
  /** The contact address for privacy questions. */
  contactEmail: string;
};

/** The privacy policy at /privacy: what data is stored, why, for how long, and how to delete it. */
export function PrivacyScreen({ contactEmail }: PrivacyScreenProps) {
  const settings = <Link href={paths.settings}>settings</Link>;
  const contact = <Contact email={contactEmail} />;
  return (
    <LegalScreen
      title="Privacy"
      summary="We store only what the game needs, show you all of it, and delete it when you ask."
    >
      <NumberedSection title="What we store, and why">
        <p>You can look around {PRODUCT_NAME} without giving us any personal data. If you have an account, we store:</p>
        <ul>
          <li>
            <strong>Your identity:</strong> first and last name, email address and username. We use the email address
            for logging in, for password resets and, once you have confirmed it, for the emails you leave turned on.
            Other players see only your username. If you change it, we keep the former one for you for{' '}
            {FORMER_USERNAME_DAYS} days.
          </li>
          <li>
            <strong>Your password:</strong> only as a hash that can’t be turned back into the password. No one here can
            read it.
          </li>
          <li>
            <strong>Your game:</strong> your picks and their results, and the stars, streaks, ranks and achievements you
            earn. They make up your public profile and the leaderboards. Your pick stays private until its match has
            started. Once it’s graded, anyone can look up when you made it, so that our grades can be checked.
          </li>
          <li>
            <strong>Your contacts and messages:</strong> which players and clubs you follow, what you write in match
            chats, which are public, and your direct messages, which only the people in the conversation can read. The
            members of a league see each other’s names and results in it, and share a chat.
          </li>
          <li>
            <strong>Your preferences:</strong> your settings, also whose results you hide and which of them you have
            shown, and your notifications.
          </li>
          <li>
            <strong>Your devices:</strong> for each place where you’re logged in, the kind of browser, such as “Safari
            on iPhone”, and when you logged in and last used it. Only you see this list, in your settings.
          </li>
        </ul>
        <p>
          We don’t sell or rent this data or give it to advertisers, and we don’t tell any other company how you use the
          game.
        </p>
      </NumberedSection>
      <NumberedSection title="Technical data">
        <p>
          To stop password-guessing attacks, the server counts attempts by network address for a short time. The
          technical log records which parts of the game were requested and whether the requests worked, so that we can
          fix what breaks; it contains no passwords, cookies or messages. When a page crashes, your browser reports
          where in our code it happened. The report does not include who you are or what you typed.
        </p>
      </NumberedSection>
      <NumberedSection title="How long we store it">
        <p>
          We store your data for as long as you have an account. When you delete your account, you are logged out on all
          devices, your profile disappears immediately, and your account data is deleted within {ACCOUNT_DELETION_DAYS}{' '}
          days of account deletion. Until then, your messages in chats and conversations appear under the name “Deleted
          user”; after that, they are removed too. The count of players who agreed with the Machine remains, but it
          identifies no one.
        </p>
        <p>
          A pick, week or edge that you share is visible to everyone with its link, with your username, until you stop
          sharing it or delete your account. The page and its picture are then gone from our server at once. We can’t
          take back copies, such as the preview in a message you have sent.
        </p>
      </NumberedSection>
      <NumberedSection title="Reports and moderation">
        <p>
          When you report a message, a name or a picture, we store your report with what you reported and, for a
          message, up to ten messages before and after it. Only our moderators read it, also if the message is from a
          direct conversation. They don’t see who reported it, and the player you reported never learns it.
        </p>
        <p>
          When you delete a message, nobody reads it anymore. We keep its text for {REPORTABLE_DAYS} days, so that what
          others could read can be reported; only our moderators see it then. A block doesn’t stop a report in those{' '}
          {REPORTABLE_DAYS} days either.
        </p>
        <p>
          If a moderator hides something of yours, warns, mutes or suspends you, we tell you what was decided and why.
          If you think that a decision is wrong, write to {contact}: every decision can be undone. Reports are deleted{' '}
          {REPORT_RETENTION_DAYS} days after they were decided. Your export contains your reports and the decisions
          about you.
        </p>
        <p>
          When you delete your account, what you wrote in reports and the messages of yours that others reported are
          removed like your other data. What remains for those {REPORT_RETENTION_DAYS} days is that something was
          decided and for which reason, without your name. A log that nobody can change records each decision; it has no
          names and no texts.
        </p>
      </NumberedSection>
      <NumberedSection title="Cookies">
        <p>
          Only essential session cookies are used. They keep you logged in, can’t be read by scripts, and expire when
          you log out or stay away for a long time. There are no third-party tracking or advertising cookies.
        </p>
        <p>
          One of these session cookies remains for up to a year after you log out. It shows that someone has logged in
          with this browser before, so that strangers’ failed logins can’t lock you out. It doesn’t identify you.
        </p>
        <p>
          Your browser also stores the files of the game, so that it opens offline, and choices such as the appearance,
          your response to the cookie notice and, while you’re logged in, whether you hide results. Until you close the
          tab it also stores the messages you have started to write, how far you have scrolled, and the page to return
          to after logging in. None of this is sent to us.
        </p>
      </NumberedSection>
      <NumberedSection title="Your rights">
        <p>
          In your {settings} you can download everything we store about you as one file, without secrets such as your
          password and the address of your calendar, change your preferences and delete your account. You don’t need
          anyone’s permission or a reason. To correct something you can’t change there, or to object to how we use it,
          write to {contact}. You may also file a complaint with the data protection authority where you live.
        </p>
      </NumberedSection>
      <NumberedSection title="Emails">
        <p>
          Emails about your account, such as the link that confirms your address or resets your password, are sent when
          they are needed. All other emails are summaries of your notifications, at most one a day. You can turn them
          off in your {settings} under “Email preferences”, or with the link in each of them. In your settings you can
          also choose which notifications you get in the game.
        </p>
        <p>
          If you turn on push notifications, we store an address that your browser’s maker gives us for this browser,
          and send encrypted messages to it. The maker sees when a message comes, but not what it says. We delete the
          address when you turn them off or log out. If you create a calendar address, anyone who has it can see the
          matches you pick. You can replace or remove it in your settings.
        </p>
      </NumberedSection>
      <NumberedSection title="Children">
        <p>
          {PRODUCT_NAME} is for people aged {MINIMUM_AGE} or older. We do not knowingly store data about anyone younger.
          If you believe that a child has an account, tell us at {contact}, and we will delete it.
        </p>
      </NumberedSection>
      <NumberedSection title="Security">
        <p>
          If the address of this page starts with https, the connection between your browser and the server is
          encrypted. Only the people who run the game have access to its database. If there is a breach that puts your
          data at risk, we will notify you by email without delay.
        </p>
      </NumberedSection>
      <NumberedSection title="Changes">
        <p>We will notify you in the game or by email before any change of this page that reduces your rights.</p>
      </NumberedSection>
      <NumberedSection title="Contact">
        <p>For questions about privacy, write to {contact}.</p>
      </NumberedSection>
    </LegalScreen>
  );
}
