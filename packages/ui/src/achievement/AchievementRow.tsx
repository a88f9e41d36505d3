import type { Achievement } from '@machine/contract/achievement.ts';
import { Flex, Heading, Progress as ProgressBar, Text } from '@radix-ui/themes';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { amount } from '../format/number.ts';
import { dateLabel } from '../format/time.ts';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { type Progress, progressOf } from './progress.ts';
import { TierGlyph } from './TierGlyph.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type AchievementRowProps = {
  /** Shows its progress while locked, and its date once unlocked. */
  achievement: Achievement;
};

/** Shows an achievement, with its progress or the date it was unlocked. */
export function AchievementRow({ achievement }: AchievementRowProps) {
  const { title, description, tier, unlocked, unlockedAt } = achievement;
  const name = title.trim() || 'Unnamed achievement';
  const progress = progressOf(achievement);
  return (
    <Flex asChild wrap={{ initial: 'wrap', xs: 'nowrap' }} gap="3" py="2" minHeight="4rem">
      <article>
        <TierGlyph tier={tier} isUnlocked={unlocked} />
        <Flex direction="column" flexGrow="1" flexBasis="10rem" minWidth="0">
          <Heading as="h3" size="3">
            <UserText lines={2}>{name}</UserText>
          </Heading>
          {description && (
            <Note>
              <UserText lines={3}>{description}</UserText>
            </Note>
          )}
          {progress && <ProgressRow name={name} {...progress} />}
        </Flex>
        <Mono as="p" size="1" color="gray" align="right">
          {unlocked ? (
            <>
              <Mark>
                <Check size={14} strokeWidth={2} aria-hidden /> Unlocked
              </Mark>
              {unlockedAt && <span>{dateLabel(unlockedAt)}</span>}
            </>
          ) : (
            <Mark isLocked>
              <Lock size={12} strokeWidth={1.75} aria-hidden /> Locked
            </Mark>
          )}
        </Mono>
      </article>
    </Flex>
  );
}

const Mark = ({ isLocked = false, children }: { isLocked?: boolean; children: ReactNode }) => (
  <Flex asChild align="center" justify="end" gap="1">
    <Text color={isLocked ? 'gray' : 'sky'}>{children}</Text>
  </Flex>
);

function ProgressRow({ name, value, needed }: Progress & { name: string }) {
  const text = `${amount(value)} of ${amount(needed)}`;
  return (
    <Flex align="center" gap="3" maxWidth="24rem">
      <ProgressBar size="1" color="sky" aria-label={name} value={value} max={needed} getValueLabel={() => text} />
      <Mono size="1" color="gray">
        {amount(value)}/{amount(needed)}
      </Mono>
    </Flex>
  );
}
