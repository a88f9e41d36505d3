import type { SlateEntry } from '@machine/contract';
import { VisuallyHidden } from '@radix-ui/themes';
import { Star } from 'lucide-react';
import { Mark } from '../drawing/Mark.tsx';
import { scoreLabel } from '../format/match.ts';
import { signed } from '../format/number.ts';
import { teamName } from '../format/team.ts';
import { Result } from '../result/Result.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './SlateResult.module.css';
import { groupOf } from './slateRows.ts';

export type SlateResultProps = {
  entry: SlateEntry;
  /** The score and the clock, whether the Machine was right, or whether the viewer was, and what that won. */
  part: 'score' | 'machine' | 'viewer';
};

/** Everything on the slate that gives a result away. Nothing until there is something to say. */
export function SlateResult(props: SlateResultProps) {
  const { entry, part } = props;
  if (!entry.result || (part !== 'score' && groupOf(entry) === 'LIVE')) return null;
  return (
    <Result of={entry.match} as={part === 'score' ? 'nothing' : 'mark'}>
      <Part {...props} />
    </Result>
  );
}

function Part({ entry: { match, result }, part }: SlateResultProps) {
  if (!result) return null;
  switch (part) {
    case 'score':
      return result.scoreHome === null && result.scoreAway === null ? null : <Score match={match} result={result} />;
    case 'machine':
      return result.isMachineCorrect === null ? null : <Mark isCorrect={result.isMachineCorrect} />;
    case 'viewer':
      return (
        result.isUserCorrect !== null && (
          <span className={styles.viewer}>
            <Mark isCorrect={result.isUserCorrect} />
            <Delta stars={result.starsDelta} />
          </span>
        )
      );
  }
}

type ScoreProps = { match: SlateEntry['match']; result: NonNullable<SlateEntry['result']> };

function Score({ match, result: { scoreHome, scoreAway } }: ScoreProps) {
  return (
    <p className={styles.score}>
      <Points team={match.homeTeam} points={scoreHome} isBehind={isLower(scoreHome, scoreAway)} />
      <Points team={match.awayTeam} points={scoreAway} isBehind={isLower(scoreAway, scoreHome)} />
    </p>
  );
}

const isLower = (own: number | null, other: number | null) => own !== null && other !== null && own < other;

function Points({ team, points, isBehind }: { team: string; points: number | null; isBehind: boolean }) {
  return (
    <span className={styles.points} data-behind={isBehind || undefined}>
      <VisuallyHidden>
        <UserText>{teamName(team)}</UserText>{' '}
      </VisuallyHidden>
      {scoreLabel(points)}
      <VisuallyHidden>. </VisuallyHidden>
    </span>
  );
}

function Delta({ stars }: { stars: number | null | undefined }) {
  const delta = signed(stars);
  if (delta === null || stars === 0) return null;
  return (
    <span className={styles.delta}>
      {delta}
      <Star size={12} fill="currentColor" aria-hidden />
      <VisuallyHidden> {stars === 1 ? 'star' : 'stars'}</VisuallyHidden>
    </span>
  );
}
