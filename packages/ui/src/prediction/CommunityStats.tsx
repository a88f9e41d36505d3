import { COMMUNITY_PERCENT_MIN_PICKS } from '@machine/contract/constants.ts';
import type { CommunityStats as Stats } from '@machine/contract/prediction.ts';
import { Flex, Text } from '@radix-ui/themes';
import { percent, plural } from '../format/number.ts';
import { cx } from '../primitives/cx.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import styles from './CommunityStats.module.css';

export type CommunityStatsProps = {
  /** Counts and percentages of the server, with how many picks are by bots. */
  stats: Stats;
};

/** Shows the community's picks: percentages if there are enough picks, otherwise one tick per pick. */
export function CommunityStats({ stats }: CommunityStatsProps) {
  const { botCount = 0 } = stats;
  const isPercent = stats.totalCount >= COMMUNITY_PERCENT_MIN_PICKS;
  const agree = isPercent ? percent(stats.agreePercent) : count(stats.agreeCount);
  const disagree = isPercent ? percent(stats.disagreePercent) : count(stats.disagreeCount);
  return (
    <Flex direction="column" gap="2">
      {isPercent ? (
        <div className={styles.bar} aria-hidden>
          <span className={styles.agree} style={{ width: agree ?? undefined }} />
          <span className={styles.disagree} />
        </div>
      ) : (
        <Ticks {...stats} />
      )}
      <Flex asChild wrap="wrap" justify="between" gapX="3">
        <Text as="p">
          <Eyebrow as="span">{agree ?? '-'} agree</Eyebrow>
          <Eyebrow as="span">{plural(stats.totalCount, 'pick')}</Eyebrow>
          <Eyebrow as="span">{disagree ?? '-'} disagree</Eyebrow>
        </Text>
      </Flex>
      {botCount > 0 && (
        <Text as="p" size="1" color="gray" align="center">
          {count(botCount)} of them {botCount === 1 ? 'a bot' : 'bots'}
        </Text>
      )}
    </Flex>
  );
}

const count = (value: number) => value.toLocaleString('en-US');

/** One tick per pick. Nothing if the counts don't fit the total. */
function Ticks({ agreeCount, disagreeCount }: Stats) {
  if (agreeCount + disagreeCount >= COMMUNITY_PERCENT_MIN_PICKS) return null;
  return (
    <div className={styles.ticks} aria-hidden>
      {Array.from({ length: agreeCount + disagreeCount }, (_, index) => (
        <span key={index} className={cx(styles.tick, index < agreeCount ? styles.agree : styles.disagree)} />
      ))}
    </div>
  );
}
