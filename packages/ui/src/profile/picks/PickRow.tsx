import { paths, type RecentPick } from '@machine/contract';
import { VisuallyHidden } from '@radix-ui/themes';
import { Clock, Minus } from 'lucide-react';
import { Mark } from '../../drawing/Mark.tsx';
import { matchTitle, pickedTeam } from '../../format/team.ts';
import { Link, PlainLink } from '../../primitives/button/Link.tsx';
import { UserText } from '../../primitives/text/UserText.tsx';
import { Result, ShowResult } from '../../result/Result.tsx';
import { matchOfPick, pickOutcome, recapMatchId } from './pickOutcome.ts';
import styles from './PickRow.module.css';

export type PickRowProps = {
  pick: RecentPick;
  /** Only for the viewer's own picks. */
  receiptHref?: (matchId: string) => string;
};

/** Shows one recent pick: the match, the player's choice, the Machine's pick and the outcome. */
export function PickRow({ pick, receiptHref }: PickRowProps) {
  const matchId = recapMatchId(pick);
  const of = matchOfPick(pick);
  const title = <UserText lines={2}>{matchTitle(pick)}</UserText>;
  return (
    <div className={styles.row}>
      <p className={styles.title}>
        {matchId === null ? (
          title
        ) : (
          <PlainLink href={paths.recap(matchId)} className={styles.link}>
            {title}
          </PlainLink>
        )}
      </p>
      <Result of={of} as="nothing">
        <Outcome pick={pick} />
      </Result>
      <ShowResult of={of} title={matchTitle(pick)} />
      <p className={styles.details}>
        <span className={styles.choice} data-choice={pick.choice}>
          <UserText>{pick.choice || '-'}</UserText>
        </span>
        {pick.machinePick && <UserText>{`The Machine: ${pickedTeam(pick.machinePick, pick)}`}</UserText>}
        {receiptHref && pick.matchId !== null && (
          <Link href={receiptHref(pick.matchId)} className={styles.receipt}>
            Receipt
            <VisuallyHidden>{`, ${matchTitle(pick)}`}</VisuallyHidden>
          </Link>
        )}
      </p>
    </div>
  );
}

function Outcome({ pick }: { pick: RecentPick }) {
  const outcome = pickOutcome(pick);
  switch (outcome.kind) {
    case 'graded':
      return <Mark {...outcome} />;
    case 'void':
      return (
        <span className={styles.open}>
          <Minus size={14} strokeWidth={2.5} aria-hidden /> {outcome.label}
        </span>
      );
    case 'pending':
      return (
        <span className={styles.open}>
          <Clock size={14} strokeWidth={2} aria-hidden /> PENDING
        </span>
      );
  }
}
