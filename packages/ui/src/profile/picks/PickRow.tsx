import { paths } from '@machine/contract/paths.ts';
import type { RecentPick } from '@machine/contract/profile.ts';
import { Flex, VisuallyHidden } from '@radix-ui/themes';
import { Clock, Minus } from 'lucide-react';
import { Mark } from '../../drawing/Mark.tsx';
import { matchTitle } from '../../format/team.ts';
import { MatchChoice } from '../../match/MatchChoice.tsx';
import { MatchRow } from '../../match/MatchRow.tsx';
import { Link } from '../../primitives/button/Link.tsx';
import { Result } from '../../result/Result.tsx';
import { matchOfPick, PENDING, recapMatchId, ungradedText } from './pickOutcome.ts';

export type PickRowProps = {
  /** The match, the choice and, once graded, its outcome. */
  pick: RecentPick;
  /** Only for the viewer's own picks. */
  receiptHref?: (matchId: string) => string;
};

const UNKNOWN = { scoreHome: null, scoreAway: null };

/** Shows one recent pick: the match, the player's choice, the Machine's pick and the outcome. */
export function PickRow({ pick, receiptHref }: PickRowProps) {
  const matchId = recapMatchId(pick);
  const of = matchOfPick(pick);
  return (
    <MatchRow
      match={of}
      href={matchId === null ? null : paths.recap(matchId)}
      isTitled
      score={UNKNOWN}
      machinePick={pick.machinePick}
    >
      <MatchChoice choice={pick.choice || '-'}>
        <Flex as="span" align="center" gapX="2">
          <Result of={of} as="nothing">
            <Outcome pick={pick} />
          </Result>
          {receiptHref && pick.matchId !== null && (
            <Link href={receiptHref(pick.matchId)}>
              Receipt
              <VisuallyHidden>{`, ${matchTitle(pick)}`}</VisuallyHidden>
            </Link>
          )}
        </Flex>
      </MatchChoice>
    </MatchRow>
  );
}

function Outcome({ pick }: { pick: RecentPick }) {
  const text = ungradedText(pick);
  if (text === null)
    return <Mark isCorrect={pick.wasCorrect === true} isProvisional={pick.status === 'PROVISIONAL'} isShort />;
  const Glyph = text === PENDING ? Clock : Minus;
  return (
    <Flex as="span" align="center" gap="1">
      <Glyph size={14} strokeWidth={2} aria-hidden /> {text}
    </Flex>
  );
}
