import type { Achievement } from '@machine/contract';
import { Award } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { EmptyBlock } from '../primitives/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/ErrorBlock.tsx';
import { Eyebrow } from '../primitives/Eyebrow.tsx';
import { ButtonLink } from '../primitives/Link.tsx';
import { LoadingStatus } from '../primitives/LoadingStatus.tsx';
import { ScreenTitle } from '../primitives/ScreenTitle.tsx';
import { useFocusFallback } from '../primitives/useFocusFallback.ts';
import { UserText } from '../primitives/UserText.tsx';
import { AchievementCard } from './AchievementCard.tsx';
import { AchievementSummary, type AchievementViewer } from './AchievementSummary.tsx';
import styles from './AchievementsScreen.module.css';
import { AchievementsSkeleton } from './AchievementsSkeleton.tsx';
import { byTier, type TierGroup } from './tiers.ts';

export type AchievementsState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; achievements: readonly Achievement[] };

export type AchievementsScreenProps = {
  /** What is known of the achievements. */
  state: AchievementsState;
  /** To visitors nothing is unlocked, and they are asked to sign up. */
  viewer: AchievementViewer;
  signupHref?: string;
  /** Where one plays. */
  homeHref?: string;
};

/** For /achievements: everything there is to earn, tier by tier, and how much of it the viewer has. */
export function AchievementsScreen(props: AchievementsScreenProps) {
  const kept = useFocusFallback<HTMLDivElement>();
  return (
    <div className={styles.screen}>
      <ScreenTitle align="start" lead="What beating the Machine is worth.">
        Achievements
      </ScreenTitle>
      <div {...kept} tabIndex={-1} className={styles.body} aria-busy={props.state.kind === 'loading'}>
        <AchievementsBody {...props} />
      </div>
    </div>
  );
}

function AchievementsBody({ state, viewer, signupHref = '/signup', homeHref = '/' }: AchievementsScreenProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <AchievementsSkeleton />
          <LoadingStatus isSlow={state.isSlow} />
        </>
      );
    case 'failed':
      return <ErrorBlock sentence="Couldn't load achievements." onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock
          icon={Award}
          sentence="No achievements yet"
          detail="There is a Machine to beat meanwhile."
          action={
            <ButtonLink size="3" href={homeHref}>
              Make a pick
            </ButtonLink>
          }
        />
      );
    case 'ready': {
      const achievements = viewer === 'anonymous' ? state.achievements.map(locked) : state.achievements;
      const groups = byTier(achievements);
      return (
        <>
          <AchievementSummary groups={groups} viewer={viewer} signupHref={signupHref} />
          {groups.map((group) => (
            <TierSection key={group.tier} {...group} />
          ))}
        </>
      );
    }
  }
}

/** A visitor has earned nothing, whatever was sent. */
const locked = (achievement: Achievement): Achievement => ({
  ...achievement,
  unlocked: false,
  unlockedAt: null,
  progress: null,
});

/** So many at once; a tier of a game has a few (RELIABILITY.md R13). */
const ROWS_STEP = 100;

function TierSection({ tier, achievements, unlocked }: TierGroup) {
  const titleId = useId();
  const [shownCount, setShownCount] = useState(ROWS_STEP);
  return (
    <section className={styles.tier} aria-labelledby={titleId}>
      <header className={styles.head}>
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
        <Button variant="soft" tone="gray" onPress={() => setShownCount(shownCount + ROWS_STEP)}>
          Show more
        </Button>
      )}
    </section>
  );
}
