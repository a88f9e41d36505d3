import type { CommunityStats as Stats, PickChoice, PredictionMatch } from '@machine/contract';
import { Lock } from 'lucide-react';
import { pickedTeam } from '../format/team.ts';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { CommunityStats } from './CommunityStats.tsx';
import styles from './LockedPick.module.css';

export type LockedPickProps = {
  choice: PickChoice;
  match: PredictionMatch;
  machinePick: string;
  /** The stake of the pick: "+2 if right". */
  stake?: string;
  stats: Stats | null;
  /** Was picked on this card: the choice, the stake and the stats appear with a short animation. */
  isFresh?: boolean;
};

/** Shows a locked pick and the community stats. */
export function LockedPick({ choice, match, machinePick, stake, stats, isFresh }: LockedPickProps) {
  return (
    <div className={styles.locked} data-fresh={isFresh || undefined}>
      <p {...focusFallback} className={styles.title}>
        <Lock className={styles.icon} size={16} strokeWidth={2} aria-hidden />
        Your prediction is locked.
      </p>
      <p className={styles.choice}>
        <span className={styles.mark} data-choice={choice}>
          {choice}
        </span>
        {stake && <span className={styles.stake}>{stake}</span>}
        <UserText lines={2}>{choiceText(choice, machinePick && pickedTeam(machinePick, match))}</UserText>
      </p>
      {stats && <CommunityStats stats={stats} />}
    </div>
  );
}

const choiceText = (choice: PickChoice, machineTeam: string) => {
  const verb = choice === 'AGREE' ? 'You agree with the Machine' : 'You disagree with the Machine';
  if (!machineTeam) return `${verb}.`;
  return choice === 'AGREE' ? `${verb}: ${machineTeam}.` : `${verb}: not ${machineTeam}.`;
};
