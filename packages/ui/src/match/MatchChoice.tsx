import type { PickChoice } from '@machine/contract/prediction.ts';
import { VisuallyHidden } from '@radix-ui/themes';
import { Lock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { UserText } from '../primitives/text/UserText.tsx';
import { ChoiceMark } from './ChoiceMark.tsx';
import styles from './MatchChoice.module.css';

export type MatchChoiceProps = Pick<ComponentProps<'p'>, 'ref' | 'tabIndex' | 'children'> & {
  /** AGREE or DISAGREE, or the server's text for another choice. */
  choice: PickChoice | string;
  /** Read before the choice: whose it is. */
  owner?: string;
  /** Shows a padlock, while the pick isn't graded. */
  isLocked?: boolean;
  /** Was made just now: its brackets close. */
  isFresh?: boolean;
};

/** A player's choice in the row of a match, in the player's color; its children are what became of it. */
export function MatchChoice({ choice, owner, isLocked = false, isFresh = false, children, ...rest }: MatchChoiceProps) {
  return (
    <p {...rest} className={styles.picked} data-fresh={isFresh || undefined}>
      <span className={styles.locked}>
        {isLocked && <Lock className={styles.icon} size={14} strokeWidth={2} aria-hidden />}
        {owner && <VisuallyHidden>{owner}</VisuallyHidden>}
        <ChoiceMark>
          <UserText>{choice}</UserText>
        </ChoiceMark>
      </span>
      {children}
    </p>
  );
}
