import type { SinceThen } from '@machine/contract/prediction.ts';
import { Badge, Box, Flex } from '@radix-ui/themes';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { matchTitle } from '../format/team.ts';
import { countdown } from '../format/countdown.ts';
import { Button } from '../primitives/button/Button.tsx';
import { InjuryContext } from './InjuryContext.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { MachinePrediction } from './MachinePrediction.tsx';
import { MatchCard } from './MatchCard.tsx';
import { MatchUp } from './MatchUp.tsx';
import { PickArea, type ViewerPickProps } from './PickArea.tsx';
import { Why } from './Why.tsx';

export type PredictionCardProps = ViewerPickProps & {
  /** The current time, for the countdown. */
  now: Date;
  /** The chat button is hidden without it. */
  onOpenChat?: () => void;
  /** The `Reasons`, shown on demand if the server sends them. A slot, because the app loads them when they are opened. */
  reasons?: ReactNode;
  /** The `MatchNotice`, if there is anything to say. A slot for the same reason. */
  notice?: ReactNode;
  /** The `MachineWord`, if the server sends one. A slot for the same reason. */
  word?: ReactNode;
  /** The `SinceThen`, shown if the server sends any. A slot for the same reason. */
  since?: ReactNode;
};

/** Returns the height of `SinceThen` if each event takes so many lines. */
const sinceHeight = ({ count, events }: SinceThen, lines: number) =>
  count === 0 ? `${1.25 * lines}rem` : `${3.5 + (0.25 + 1.25 * lines) * events.length}rem`;

/** Card for an open or picked match: the Machine's prediction and the viewer's pick. */
export function PredictionCard(props: PredictionCardProps) {
  const { prediction, now, onOpenChat, reasons, notice, word, since, ...viewerPick } = props;
  const { match, isGold } = prediction;
  const { sinceThen } = prediction.prediction;
  const titleId = useId();
  const predictionId = useId();
  return (
    <MatchCard
      tone={isGold ? 'gold' : 'accent'}
      aria-label={matchTitle(match)}
      league={match.league}
      // Without the role "timer", whose text Orca doesn't read.
      fact={countdown(match.startTime, now)}
      action={
        <Flex align="center" gap="2">
          {isGold && (
            <Badge color="amber" variant="surface" highContrast>
              <Mono>[ GOLD ] 5 stars!</Mono>
            </Badge>
          )}
          {onOpenChat && (
            <Button variant="ghost" color="gray" onPress={onOpenChat} aria-describedby={titleId}>
              <MessageSquare size={16} strokeWidth={1.75} aria-hidden /> Chat
            </Button>
          )}
        </Flex>
      }
      context={
        <>
          {notice}
          {prediction.prediction.reasons && reasons && <Why>{reasons}</Why>}
          {match.league === 'NBA' && (
            <InjuryContext
              injuries={prediction.prediction.leagueInjuries}
              clubs={[match.homeTeamAbbr, match.awayTeamAbbr]}
            />
          )}
          {/* Keeps the place of its lines while it loads. */}
          {sinceThen && since && (
            <Box minHeight={{ initial: sinceHeight(sinceThen, 2), xs: sinceHeight(sinceThen, 1) }}>{since}</Box>
          )}
          {/* Keeps its place while it loads. */}
          {word && <Box minHeight={{ initial: '3.75rem', sm: '2.5rem' }}>{word}</Box>}
        </>
      }
    >
      <MatchUp match={match} machinePick={prediction.prediction.machinePick} titleId={titleId} />
      <MachinePrediction match={match} prediction={prediction.prediction} id={predictionId} />
      {(prediction.userPick ?? !match.movedTo) && (
        <PickArea prediction={prediction} describedBy={`${titleId} ${predictionId}`} {...viewerPick} />
      )}
    </MatchCard>
  );
}
