import { paths } from '@machine/contract/paths.ts';
import { Flex } from '@radix-ui/themes';
import { cx } from '../primitives/cx.ts';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import styles from './AchievementSummary.module.css';
import { countUnlocked, type TierGroup } from './tiers.ts';
import type { Viewer } from '../layout/viewer.ts';

/** The ticks are hidden above this number. */
const TICKS_MAX = 120;

export type AchievementSummaryProps = {
  /** All achievements, in the order of their tiers. Above 120 of them, the ticks are left out. */
  groups: readonly TierGroup[];
  /** Visitors see how many there are to earn, and a sign-up link. */
  viewer: Viewer;
};

/** Shows "7 of 24 unlocked" with one tick per achievement, or a sign-up link for visitors. */
export function AchievementSummary({ groups, viewer }: AchievementSummaryProps) {
  const achievements = groups.flatMap((group) => group.achievements);
  const isVisitor = viewer === 'anonymous';
  return (
    <Panel>
      {/* As high with the button as without, to prevent layout shift when the session loads. */}
      <Flex wrap="wrap" align="center" justify="between" gapX="4" gapY="2" minHeight="44px" mb="3">
        <Mono as="p" color="gray">
          <Mono size="5" weight="bold" color="gray" highContrast>
            {isVisitor ? achievements.length : countUnlocked(achievements)}
          </Mono>{' '}
          {isVisitor ? 'to earn' : `of ${achievements.length} unlocked`}
        </Mono>
        {isVisitor && <ButtonLink href={paths.signup}>Sign up to play</ButtonLink>}
      </Flex>
      {achievements.length <= TICKS_MAX && (
        <Flex gap="2" height="0.75rem" aria-hidden>
          {groups.map((group) => (
            <Flex key={group.tier} flexGrow="1" gap="1" minWidth="0">
              {group.achievements.map(({ id, unlocked }) => (
                <span key={id} className={cx(styles.tick, unlocked && styles.unlocked)} />
              ))}
            </Flex>
          ))}
        </Flex>
      )}
    </Panel>
  );
}
