import type { Achievement } from '@machine/contract/achievement.ts';
import { paths } from '@machine/contract/paths.ts';
import { Box, Flex, Heading, Skeleton } from '@radix-ui/themes';
import { Award } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { List } from '../primitives/list/List.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { AchievementRow } from './AchievementRow.tsx';
import { AchievementSummary } from './AchievementSummary.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import { Result } from '../result/Result.tsx';
import { countUnlocked, groupByTier, type TierGroup } from './tiers.ts';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';
import type { Viewer } from '../layout/viewer.ts';

/** The achievements: loading, failed, none at all, or all of them in the server's order. */
export type AchievementsState = Unloaded | { kind: 'empty' } | { kind: 'ready'; achievements: readonly Achievement[] };

export type AchievementsScreenProps = {
  /** The achievements in the server's order, or why there are none to show. */
  state: AchievementsState;
  /** Visitors see everything locked, and a sign-up link. */
  viewer: Viewer;
};

/** The /achievements page: all achievements by tier, and which ones the viewer has unlocked. */
export function AchievementsScreen({ state, viewer }: AchievementsScreenProps) {
  return (
    <ScreenFrame
      width="wide"
      title="Achievements"
      lead="Milestones you earn by beating the Machine."
      isFocusFallback
      state={state}
      failure="Couldn't load achievements."
      skeleton={<AchievementsSkeleton />}
    >
      {{
        empty: () => <NoAchievements />,
        ready: ({ achievements }) => <Tiers achievements={achievements} viewer={viewer} />,
      }}
    </ScreenFrame>
  );
}

const NoAchievements = () => (
  <>
    <EmptyBlock
      icon={Award}
      message="No achievements yet"
      detail="Check back soon. In the meantime, beat the Machine."
      link={{ href: paths.home, label: 'Make a pick' }}
    />
    <TitledSection title="What they will be like, for example">
      <List isDivided>
        {EXAMPLES.map((achievement) => (
          <li key={achievement.id}>
            <AchievementRow achievement={achievement} />
          </li>
        ))}
      </List>
    </TitledSection>
  </>
);

function Tiers({ achievements, viewer }: { achievements: readonly Achievement[]; viewer: Viewer }) {
  const groups = groupByTier(viewer === 'anonymous' ? achievements.map(locked) : achievements);
  return (
    <Result of="totals" as="block" text="Your progress changes with each result." action="Show achievements">
      <AchievementSummary groups={groups} viewer={viewer} />
      {groups.map((group) => (
        <TierSection key={group.tier} {...group} />
      ))}
    </Result>
  );
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

function TierSection({ tier, achievements }: TierGroup) {
  const titleId = useId();
  const [shownCount, setShownCount] = useState(ROWS_STEP);
  return (
    <Box asChild mt="4">
      <section aria-labelledby={titleId}>
        <Flex asChild wrap="wrap" align="baseline" justify="between" gapX="3" mb="2">
          <header>
            <Heading as="h2" size="4" id={titleId} truncate>
              <UserText>{tier.trim() || 'OTHER'}</UserText>
            </Heading>
            <Eyebrow isVerbatim>
              {countUnlocked(achievements)} of {achievements.length} unlocked
            </Eyebrow>
          </header>
        </Flex>
        <List isDivided>
          {achievements.slice(0, shownCount).map((achievement) => (
            <li key={achievement.id}>
              <AchievementRow achievement={achievement} />
            </li>
          ))}
        </List>
        {achievements.length > shownCount && (
          <Button variant="soft" color="gray" onPress={() => setShownCount(shownCount + ROWS_STEP)}>
            Show more
          </Button>
        )}
      </section>
    </Box>
  );
}

const PLACES = ['1', '2', '3', '4', '5', '6'];

function AchievementsSkeleton() {
  return (
    <div aria-hidden>
      <Panel tone="quiet">
        <Skeleton width="11.25rem" height="1.5rem" mt="2" mb="4" />
        <Skeleton height="0.75rem" mt="4" />
      </Panel>
      <div>
        <Skeleton width="6rem" height="1.625rem" mt="5" mb="2" />
        <List isDivided>
          {PLACES.map((place) => (
            <li key={place}>
              <Skeleton height="4rem" />
            </li>
          ))}
        </List>
      </div>
    </div>
  );
}

const exampleOf = (tier: string, title: string, description: string): Achievement => ({
  id: title,
  tier,
  title,
  description,
  type: 'FEAT',
  unlocked: false,
  progress: null,
  progressNeeded: null,
  unlockedAt: null,
});

const EXAMPLES = [
  exampleOf('BRONZE', 'Hat-Trick', 'Get three picks in a row right.'),
  exampleOf('SILVER', 'Comeback', 'Get a pick right after three wrong ones in a row.'),
  exampleOf('GOLD', 'Giant-Killer', 'Disagree and be right when the Machine is 70% sure or more.'),
];
