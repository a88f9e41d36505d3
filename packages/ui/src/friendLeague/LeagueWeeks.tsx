import type { FriendLeagueWeek, WeekWinner } from '@machine/contract/friendLeague.ts';
import { Flex, Text } from '@radix-ui/themes';
import { dateLabel } from '../format/time.ts';
import { Link } from '../primitives/button/Link.tsx';
import { LongList } from '../list/LongList.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { PlayerTag } from '../rank/PlayerTag.tsx';
import { Result } from '../result/Result.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { LeagueScore } from './FriendLeagueTable.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type LeagueWeeksProps = {
  /** Newest first. */
  weeks: readonly FriendLeagueWeek[];
  /** The `startsAt` of the week whose table is shown. */
  selected: string | null;
  /** Returns the link to the table of a week, by its `startsAt`. */
  weekHref: (startsAt: string) => string;
};

/** The weeks of a league with their winners. Each links to its table. */
export function LeagueWeeks({ weeks, selected, weekHref }: LeagueWeeksProps) {
  const newestOver = newestOverOf(weeks);
  return (
    <SettingsSection title="Weeks" lead="The most stars win the week. Weeks end on Monday at 10:00 UTC.">
      {weeks.length === 0 ? (
        <Note>The first week hasn&apos;t started yet.</Note>
      ) : (
        <LongList isDivided rows={weeks} rowHeight={57} keyOf={keyOf}>
          {(week) => {
            const isSelected = week.startsAt === selected;
            return (
              <Flex wrap="wrap" align="center" justify="between" gapX="3" gapY="1" py="2">
                <Mono size="2" weight={isSelected ? 'bold' : undefined}>
                  <Link href={weekHref(week.startsAt)} aria-current={isSelected ? 'true' : undefined}>
                    {weekLabel(week.startsAt)}
                  </Link>
                </Mono>
                <Flex asChild wrap="wrap" gapX="2" minWidth="0" maxWidth="100%">
                  <Text size="2" color="gray">
                    <Result of="totals" as="number">
                      <Winners {...week} isLast={week === newestOver} />
                    </Result>
                  </Text>
                </Flex>
              </Flex>
            );
          }}
        </LongList>
      )}
    </SettingsSection>
  );
}

const keyOf = ({ startsAt }: FriendLeagueWeek) => startsAt;

/** Returns for example "Week of Oct 6, 2025". */
export const weekLabel = (startsAt: string) => `Week of ${dateLabel(startsAt)}`;

/** Returns the last week: the newest one that is over. */
export const newestOverOf = (weeks: readonly FriendLeagueWeek[]) => weeks.find(({ isOver }) => isOver);

function Winners({ isOver, winners, isLast }: FriendLeagueWeek & { isLast: boolean }) {
  if (winners.length === 0) return isOver ? 'No stars' : 'No stars yet';
  return (
    <>
      <span>{isOver ? 'Won by' : 'Ahead'}</span>
      {winners.map((winner) => (
        <Winner key={winner.userId} {...winner} isLast={isLast} />
      ))}
    </>
  );
}

function Winner({ username, stars, isLast }: WeekWinner & { isLast: boolean }) {
  return (
    <Flex asChild wrap="wrap" gapX="2" minWidth="0">
      <Text highContrast color="gray">
        <UserText>{username}</UserText> {isLast && <PlayerTag label="Won last week" />}
        <LeagueScore kind="stars" value={stars} />
      </Text>
    </Flex>
  );
}
