import type { CommunityStats as Stats, PickChoice, PredictionMatch } from '@machine/contract';
import { Lock } from 'lucide-react';
import type { Ref } from 'react';
import { pickedTeam } from '../format/team.ts';
import { UserText } from '../primitives/UserText.tsx';
import { CommunityStats } from './CommunityStats.tsx';
import styles from './LockedPick.module.css';

export type LockedPickProps = {
  choice: PickChoice;
  match: PredictionMatch;
  machinePick: string;
  stats: Stats | null;
  /** The sentence that takes the focus after a pick. */
  ref: Ref<HTMLParagraphElement>;
};

/** A pick that stands: what was chosen, in words, and how everyone else picked. */
export function LockedPick({ choice, match, machinePick, stats, ref }: LockedPickProps) {
  return (
    <div className={styles.locked}>
      <p className={styles.title} ref={ref} tabIndex={-1}>
        <Lock className={styles.icon} size={16} strokeWidth={2} aria-hidden />
        Your prediction is locked.
      </p>
      <p className={styles.choice}>
        <span className={styles.mark} data-choice={choice}>
          {choice}
        </span>
        <UserText lines={2}>{choiceWords(choice, machinePick && pickedTeam(machinePick, match))}</UserText>
      </p>
      {stats && <CommunityStats stats={stats} />}
    </div>
  );
}

const choiceWords = (choice: PickChoice, call: string) => {
  const verb = choice === 'AGREE' ? 'You agree with the Machine' : 'You disagree with the Machine';
  if (!call) return `${verb}.`;
  return choice === 'AGREE' ? `${verb}: ${call}.` : `${verb}: not ${call}.`;
};
