import type { FriendLeagueWeek, WeekWinner } from '@machine/contract';
import { dateLabel } from '../format/time.ts';
import { cx } from '../primitives/cx.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { useLongList } from '../primitives/list/useLongList.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { Result } from '../result/Result.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { LeagueScore } from './LeagueScore.tsx';
import styles from './LeagueSections.module.css';

export type LeagueWeeksProps = {
  /** Newest first. */
  weeks: readonly FriendLeagueWeek[];
  /** The `startsAt` of the week whose table is shown. */
  selected: string | null;
  weekHref: (startsAt: string) => string;
};

/** The weeks of a league with their winners. Each links to its table. */
export function LeagueWeeks({ weeks, selected, weekHref }: LeagueWeeksProps) {
  return (
    <SettingsSection title="Weeks" lead="The most stars win the week. Weeks end on Monday at 10:00 UTC.">
      {weeks.length === 0 ? (
        <p className={styles.empty}>The first week hasn&apos;t started yet.</p>
      ) : (
        <Weeks weeks={weeks} selected={selected} weekHref={weekHref} />
      )}
    </SettingsSection>
  );
}

/** An estimate in pixels. */
const ROW_HEIGHT = 57;
const keyOf = ({ startsAt }: FriendLeagueWeek) => startsAt;

function Weeks({ weeks, selected, weekHref }: LeagueWeeksProps) {
  const { listProps, indexes, rowProps } = useLongList<HTMLUListElement, FriendLeagueWeek>(weeks, ROW_HEIGHT, keyOf);
  return (
    <ul {...listProps} className={styles.list}>
      {indexes.map((index) => {
        const week = weeks[index];
        if (!week) return null;
        const isSelected = week.startsAt === selected;
        return (
          <li
            key={week.startsAt}
            {...rowProps(index)}
            className={styles.row}
            aria-setsize={weeks.length}
            aria-posinset={index + 1}
          >
            <PlainLink
              href={weekHref(week.startsAt)}
              aria-current={isSelected ? 'true' : undefined}
              className={cx(styles.week, isSelected && styles.selected)}
            >
              {weekLabel(week.startsAt)}
            </PlainLink>
            <span className={styles.winners}>
              <Result of="totals" as="number">
                <Winners {...week} />
              </Result>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns for example "Week of Oct 6, 2025". */
export const weekLabel = (startsAt: string) => `Week of ${dateLabel(startsAt)}`;

function Winners({ isOver, winners }: FriendLeagueWeek) {
  if (winners.length === 0) return isOver ? 'No stars' : 'No stars yet';
  return (
    <>
      <span>{isOver ? 'Won by' : 'Ahead'}</span>
      {winners.map((winner) => (
        <Winner key={winner.userId} {...winner} />
      ))}
    </>
  );
}

function Winner({ username, stars }: WeekWinner) {
  return (
    <span className={styles.winner}>
      <UserText>{username}</UserText> <LeagueScore kind="stars" value={stars} />
    </span>
  );
}
