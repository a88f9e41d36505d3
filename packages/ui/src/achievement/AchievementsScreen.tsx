import { paths, type Achievement } from '@machine/contract';
import { Award } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { AchievementCard } from './AchievementCard.tsx';
import { AchievementSummary, type AchievementViewer } from './AchievementSummary.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import styles from './AchievementsScreen.module.css';
import { Result } from '../result/Result.tsx';
import { AchievementsSkeleton } from './AchievementsSkeleton.tsx';
import { groupByTier, type TierGroup } from './tiers.ts';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

export type AchievementsState = Unloaded | { kind: 'empty' } | { kind: 'ready'; achievements: readonly Achievement[] };

export type AchievementsScreenProps = {
  /** The achievements, or why there are none. */
  state: AchievementsState;
  /** Visitors see everything locked, and a sign-up link. */
  viewer: AchievementViewer;
};

/** The /achievements page: all achievements by tier, and which ones the viewer has unlocked. */
export function AchievementsScreen({ state, viewer }: AchievementsScreenProps) {
  return (
    <ScreenFrame
      width="wide"
      className={styles.screen}
      title="Achievements"
      lead="Milestones you earn by beating the Machine."
      isFocusFallback
      state={state}
      failure="Couldn't load achievements."
      skeleton={<AchievementsSkeleton />}
    >
      {(loaded) => <AchievementsBody state={loaded} viewer={viewer} />}
    </ScreenFrame>
  );
}

type AchievementsBodyProps = Pick<AchievementsScreenProps, 'viewer'> & {
  state: Exclude<AchievementsState, Unloaded>;
};

function AchievementsBody({ state, viewer }: AchievementsBodyProps) {
  switch (state.kind) {
    case 'empty':
      return (
        <EmptyBlock
          icon={Award}
          message="No achievements yet"
          detail="Check back soon. In the meantime, beat the Machine."
          link={{ href: paths.home, label: 'Make a pick' }}
        />
      );
    case 'ready': {
      const achievements = viewer === 'anonymous' ? state.achievements.map(locked) : state.achievements;
      const groups = groupByTier(achievements);
      return (
        <Result of="totals" as="block" text="Your progress changes with each result." action="Show achievements">
          <AchievementSummary groups={groups} viewer={viewer} />
          {groups.map((group) => (
            <TierSection key={group.tier} {...group} />
          ))}
        </Result>
      );
    }
  }
}

/** Returns the achievement as locked, because a visitor has none. */
const locked = (achievement: Achievement): Achievement => ({
  ...achievement,
  unlocked: false,
  unlockedAt: null,
  progress: null,
});

/** Number of achievements shown per tier before "Show more". */
const ROWS_STEP = 100;

function TierSection({ tier, achievements, unlocked }: TierGroup) {
  const titleId = useId();
  const [shownCount, setShownCount] = useState(ROWS_STEP);
  return (
    <section className={styles.tier} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          <UserText>{tier.trim() || 'OTHER'}</UserText>
        </h2>
        <Eyebrow isVerbatim>
          {unlocked} of {achievements.length} unlocked
        </Eyebrow>
      </header>
      <ul className={styles.list}>
        {achievements.slice(0, shownCount).map((achievement) => (
          <li key={achievement.id}>
            <AchievementCard achievement={achievement} />
          </li>
        ))}
      </ul>
      {achievements.length > shownCount && (
        <Button variant="soft" color="gray" onPress={() => setShownCount(shownCount + ROWS_STEP)}>
          Show more
        </Button>
      )}
    </section>
  );
}
