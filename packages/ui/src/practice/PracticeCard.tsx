import type { PickChoice, PracticeMatch, Prediction } from '@machine/contract';
import { useId } from 'react';
import { matchTitle } from '../format/team.ts';
import { MachinePrediction } from '../prediction/MachinePrediction.tsx';
import { MatchCard } from '../prediction/MatchCard.tsx';
import { MatchUp } from '../prediction/MatchUp.tsx';
import { PickArea } from '../prediction/PickArea.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { PracticeAnswer } from './PracticeAnswer.tsx';
import { PracticeReasons } from './PracticeReasons.tsx';
import type { PracticeResult } from './practiceRound.ts';

export type PracticeCardProps = {
  match: PracticeMatch;
  /** Null before the pick. */
  result: PracticeResult | null;
  /** 'Match 3 of 10'. */
  number: string;
  isLast: boolean;
  onPick: (choice: PickChoice) => void;
  onNext: () => void;
};

/** A past match with the Machine's prediction: first with the pick buttons, then with the result. */
export function PracticeCard({ match: practiceMatch, result, number, isLast, onPick, onNext }: PracticeCardProps) {
  const { match } = practiceMatch;
  const titleId = useId();
  const predictionId = useId();
  return (
    <MatchCard
      {...focusFallback}
      aria-label={`${number}: ${matchTitle(match)}`}
      league={match.league}
      fact={number}
      context={<PracticeReasons key={match.id} match={practiceMatch} />}
    >
      <MatchUp match={match} machinePick={practiceMatch.prediction.machinePick} titleId={titleId} />
      <MachinePrediction key={match.id} match={match} prediction={practiceMatch.prediction} id={predictionId} />
      {result ? (
        <PracticeAnswer result={result} isLast={isLast} onNext={onNext} />
      ) : (
        <PickArea
          prediction={asPrediction(practiceMatch)}
          viewer="player"
          describedBy={`${titleId} ${predictionId}`}
          onPick={onPick}
        />
      )}
    </MatchCard>
  );
}

/** Returns the match as one that can be picked. */
const asPrediction = ({ match, prediction }: PracticeMatch): Prediction => ({
  match,
  prediction,
  isGold: false,
  userPick: null,
  communityStats: null,
  endOfDay: false,
});
