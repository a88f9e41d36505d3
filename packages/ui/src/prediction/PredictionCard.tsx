import { MessageSquare } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { matchTitle } from '../format/team.ts';
import { countdown } from '../format/countdown.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { InjuryContext } from './InjuryContext.tsx';
import { MachinePrediction } from './MachinePrediction.tsx';
import { MatchUp } from './MatchUp.tsx';
import { PickArea, type ViewerPickProps } from './PickArea.tsx';
import styles from './PredictionCard.module.css';
import { Why } from './Why.tsx';

export type PredictionCardProps = ViewerPickProps & {
  /** The current time. A prop, so that stories render deterministically. */
  now: Date;
  /** The chat button is hidden without it. */
  onOpenChat?: () => void;
  /** The `Reasons`, shown on demand if the server sends them. A slot, because the app loads them when they are opened. */
  reasons?: ReactNode;
  /** The `MatchNotice`, if there is anything to say. A slot for the same reason. */
  notice?: ReactNode;
};

/** Card for an open or picked match: the Machine's prediction and the viewer's pick. */
export function PredictionCard({ prediction, now, onOpenChat, reasons, notice, ...viewerPick }: PredictionCardProps) {
  const { match, isGold } = prediction;
  const titleId = useId();
  const predictionId = useId();
  return (
    <Panel as="article" tone={isGold ? 'gold' : 'accent'} className={styles.card} aria-label={matchTitle(match)}>
      <div className={styles.header}>
        <div className={styles.facts}>
          {match.league && (
            <Eyebrow as="span" className={styles.league}>
              <UserText>{match.league}</UserText> <span aria-hidden>·</span>
            </Eyebrow>
          )}
          {/* Without the role "timer", whose text Orca doesn't read. */}
          <Eyebrow as="span" isVerbatim>
            {countdown(match.startTime, now)}
          </Eyebrow>
        </div>
        {onOpenChat && (
          <Button variant="ghost" color="gray" onPress={onOpenChat} aria-describedby={titleId}>
            <MessageSquare size={16} strokeWidth={1.75} aria-hidden /> Chat
          </Button>
        )}
      </div>
      {isGold && <span className={styles.gold}>[ GOLD ] 5 stars!</span>}
      <div className={styles.body}>
        <MatchUp match={match} machinePick={prediction.prediction.machinePick} titleId={titleId} />
        <MachinePrediction match={match} prediction={prediction.prediction} id={predictionId} />
        {(prediction.userPick ?? !match.movedTo) && (
          <PickArea prediction={prediction} describedBy={`${titleId} ${predictionId}`} {...viewerPick} />
        )}
      </div>
      <div className={styles.context}>
        {notice}
        {prediction.prediction.reasons && reasons && <Why>{reasons}</Why>}
        {match.league === 'NBA' && (
          <InjuryContext
            injuries={prediction.prediction.leagueInjuries}
            clubs={[match.homeTeamAbbr, match.awayTeamAbbr]}
          />
        )}
      </div>
    </Panel>
  );
}
