import { MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { matchTitle } from '../format/team.ts';
import { countdown } from '../format/countdown.ts';
import { Button } from '../primitives/Button.tsx';
import { Eyebrow } from '../primitives/Eyebrow.tsx';
import { Panel } from '../primitives/Panel.tsx';
import { UserText } from '../primitives/UserText.tsx';
import { InjuryContext } from './InjuryContext.tsx';
import { MachineCall } from './MachineCall.tsx';
import { MatchUp } from './MatchUp.tsx';
import { PickArea, type Picking } from './PickArea.tsx';
import styles from './PredictionCard.module.css';

export type PredictionCardProps = Picking & {
  /** The clock is a prop, so that a story stands still. */
  now: Date;
  /** Without it there is no chat button. */
  onOpenChat?: () => void;
};

/** For a match that one may pick on or has picked on: the Machine's call, and what the viewer may do about it. */
export function PredictionCard({ prediction, now, onOpenChat, ...picking }: PredictionCardProps) {
  const { match, isGold } = prediction;
  const titleId = useId();
  return (
    <Panel as="article" tone={isGold ? 'gold' : 'accent'} className={styles.card} aria-label={matchTitle(match)}>
      <div className={styles.head}>
        <div className={styles.facts}>
          {match.league && (
            <Eyebrow as="span" className={styles.league}>
              <UserText>{match.league}</UserText> ·
            </Eyebrow>
          )}
          {/* Never read out by itself: it changes every minute. */}
          <Eyebrow as="span" isVerbatim role="timer" aria-live="off">
            {countdown(match.startTime, now)}
          </Eyebrow>
        </div>
        {onOpenChat && (
          <Button variant="ghost" tone="gray" onPress={onOpenChat} aria-describedby={titleId}>
            <MessageSquare size={16} strokeWidth={1.75} aria-hidden /> Chat
          </Button>
        )}
      </div>
      {isGold && <span className={styles.gold}>[ GOLD ] 5 stars!</span>}
      <div className={styles.body}>
        <MatchUp match={match} machinePick={prediction.prediction.machinePick} titleId={titleId} />
        <MachineCall match={match} call={prediction.prediction} />
        {match.league === 'NBA' && <InjuryContext injuries={prediction.prediction.leagueInjuries} />}
        <PickArea prediction={prediction} titleId={titleId} {...picking} />
      </div>
    </Panel>
  );
}
