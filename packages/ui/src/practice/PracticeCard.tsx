import type { PickChoice, PracticeMatch, Prediction } from '@machine/contract';
import { useId } from 'react';
import { matchTitle } from '../format/team.ts';
import { MachinePrediction } from '../prediction/MachinePrediction.tsx';
import { MatchUp } from '../prediction/MatchUp.tsx';
import { PickArea } from '../prediction/PickArea.tsx';
import cardStyles from '../prediction/PredictionCard.module.css';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
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
    <Panel {...focusFallback} as="article" className={cardStyles.card} aria-label={`${number}: ${matchTitle(match)}`}>
      <div className={cardStyles.header}>
        <div className={cardStyles.facts}>
          {match.league && (
            <Eyebrow as="span" className={cardStyles.league}>
              <UserText>{match.league}</UserText> <span aria-hidden>·</span>
            </Eyebrow>
          )}
          <Eyebrow as="span" isVerbatim>
            {number}
          </Eyebrow>
        </div>
      </div>
      <div className={cardStyles.body}>
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
      </div>
      <div className={cardStyles.context}>
        <PracticeReasons key={match.id} match={practiceMatch} />
      </div>
    </Panel>
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
