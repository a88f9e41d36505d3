import { DEFAULT_STAKES, GOLD_STARS, RANK_STARS } from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import { DataList, Flex, Table } from '@radix-ui/themes';
import { leagueNames } from '../format/league.ts';
import { rankNames } from '../format/rank.ts';
import { NumberedPage, NumberedSection as Section } from '../legal/NumberedPage.tsx';
import { ButtonLink, Link } from '../primitives/button/Link.tsx';
import { QuietButtonLink } from '../primitives/button/QuietButton.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';

export type HowItWorksScreenProps = {
  /** True if a pick pays by the Machine's probability, as on current servers; older ones always pay the same. */
  hasStakes: boolean;
  /** The leagues whose matches are played; both if unknown. */
  leagues?: readonly string[];
  /** The slate of a day, if the server has one. */
  slateHref?: string;
  /** The leagues of players, if the server has them. */
  friendLeaguesHref?: string;
  /** Link to the setup of reminders, if the server has them. */
  remindersHref?: string;
  /** Link to the setting that hides results, if the server can. */
  spoilerFreeHref?: string;
  /** The practice page, if the server has one. */
  practiceHref?: string;
};

/** The stakes at some of the Machine's probabilities, in percent. */
const EXAMPLES = [
  { percent: 80, agree: 1, disagree: 4 },
  { percent: 65, agree: 1.8, disagree: 3.3 },
  { percent: 50, agree: 2.5, disagree: 2.5 },
  { percent: 39, agree: 3.1, disagree: 2 },
] as const;

/** The page at /how-it-works: the rules of the game in two minutes. */
export function HowItWorksScreen({ hasStakes, leagues, ...hrefs }: HowItWorksScreenProps) {
  const { slateHref, friendLeaguesHref, remindersHref, spoilerFreeHref, practiceHref } = hrefs;
  return (
    <NumberedPage>
      <ScreenTitle lead="The Machine predicts. You agree or disagree. Right picks earn stars.">
        How it works
      </ScreenTitle>
      <Section title="The Machine goes first">
        <p>
          It predicts every {leagueNames(leagues)} match and says how sure it is.
          {hasDraws(leagues) &&
            ' A Premier League match can also end in a draw, so 39% can be the most likely of three outcomes.'}
        </p>
      </Section>
      <Section title="You agree or disagree">
        <p>
          One press, and your pick is locked: it’s final. Picks close when the match starts, and until then yours stays
          private. Disagreeing means that anything else will happen.
        </p>
      </Section>
      <Section title="What a right pick pays">
        {hasStakes ? <Stakes /> : <FixedStars />}
        <p>
          A match marked <strong>[ GOLD ]</strong> pays {GOLD_STARS} stars for either choice. A wrong pick pays nothing
          and costs nothing.
        </p>
      </Section>
      <Section title="Streaks and ranks">
        <p>Every right pick in a row makes your streak longer; a wrong one ends it. Stars earn your rank:</p>
        <DataList.Root size="2">
          {Object.entries(RANK_STARS).map(([rank, stars]) => (
            <DataList.Item key={rank}>
              <DataList.Label>{rankNames(rank).wide}</DataList.Label>
              <DataList.Value>
                <Mono>{stars.toLocaleString('en-US')}</Mono>
              </DataList.Value>
            </DataList.Item>
          ))}
        </DataList.Root>
        <p>
          The <Link href={paths.leaderboards}>leaderboards</Link> count a day
          {hasStakes && ' from 10:00 to 10:00 UTC, so that an NBA night is one day'}, a week from Monday, and all time.
        </p>
      </Section>
      {hasStakes && (
        <Section title="Do you really beat the Machine?">
          <p>
            The Machine is paid, too: on your picks, it agrees with itself. So each week ends with two numbers, “you
            14.2, the Machine 12.6”, and only a disagreement moves them apart. If you know no more than the Machine, you
            end up level. After 20 disagreements your profile says how often luck alone does as well as you.
          </p>
        </Section>
      )}
      {slateHref && (
        <Section title="The whole day at once">
          <p>
            <Link href={slateHref}>Today</Link> lists every prediction of the day, with the matches of your clubs first.
            Pick one after the other, and follow the scores there.
          </p>
        </Section>
      )}
      {friendLeaguesHref && (
        <Section title="With your friends">
          <p>
            Start a <Link href={friendLeaguesHref}>league</Link> and send the invite link to your friends. Matches that
            start after someone joins count for them. The most stars win the week, which ends on Monday at 10:00 UTC,
            and the league has a chat of its own. Members who leave stay in past weeks and can come back.
          </p>
        </Section>
      )}
      {remindersHref && (
        <Section title="Never miss a match">
          <p>
            Your <Link href={remindersHref}>settings</Link> have reminders: a push notification before a match you
            haven’t picked, a calendar of your matches, and an email digest at the hour you choose.
          </p>
        </Section>
      )}
      {spoilerFreeHref && (
        <Section title="Watching later?">
          <p>
            Turn on spoiler-free mode in your <Link href={spoilerFreeHref}>settings</Link>, for all matches or for some
            clubs. Results stay hidden until you tap to see them.
          </p>
        </Section>
      )}
      <Section title="When things are final">
        <ul>
          <li>Your pick: as soon as you make it.</li>
          <li>A result: shortly after the match. Until then it’s provisional and pays nothing yet.</li>
          <li>A corrected result: stars, streaks and ranks are corrected with it.</li>
          <li>A match that is called off or postponed: it doesn’t count, and your streak stays.</li>
          <li>A match that moves by more than two days: the same, and it comes back with a new prediction.</li>
        </ul>
      </Section>
      <Section title="What it costs">
        <p>Nothing. No real money, no prizes, no gambling.</p>
      </Section>
      <Flex asChild wrap="wrap" gap="3" pt="3">
        <footer>
          <ButtonLink href={paths.home}>See the next prediction</ButtonLink>
          {practiceHref && <QuietButtonLink href={practiceHref}>Practice first</QuietButtonLink>}
        </footer>
      </Flex>
    </NumberedPage>
  );
}

const hasDraws = (leagues: readonly string[] = []) => leagues.length === 0 || leagues.includes('EPL');

function Stakes() {
  return (
    <>
      <p>The less likely you are to be right, the more it pays. The buttons say how much, and it never changes:</p>
      <Table.Root size="1">
        <Table.Header>
          <Table.Row>
            {['The Machine says', 'Agree', 'Disagree'].map((header) => (
              <Table.ColumnHeaderCell key={header}>{header}</Table.ColumnHeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {EXAMPLES.map(({ percent, agree, disagree }) => (
            <Table.Row key={percent}>
              <Table.RowHeaderCell>
                <Mono>{percent}%</Mono>
              </Table.RowHeaderCell>
              <Table.Cell>{starsText(agree)}</Table.Cell>
              <Table.Cell>{starsText(disagree)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </>
  );
}

const FixedStars = () => (
  <p>
    Agreeing pays {starsText(DEFAULT_STAKES.agree)}, disagreeing pays {starsText(DEFAULT_STAKES.disagree)}.
  </p>
);

const starsText = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`;
