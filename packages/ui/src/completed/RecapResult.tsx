import type { Play, Recap } from '@machine/contract/match.ts';
import { Flex, Separator, Text, VisuallyHidden, Badge, Box } from '@radix-ui/themes';
import { useId, useRef } from 'react';
import { NO_PLAYS } from '../chat/playText.ts';
import { ScoreLine } from '../drawing/ScoreLine.tsx';
import { resultLabel, statusNote } from '../format/match.ts';
import { matchName, pickedTeam } from '../format/team.ts';
import { startLabel } from '../format/time.ts';
import { Panel } from '../primitives/panel/Panel.tsx';
import { MovedNote } from '../prediction/MovedNote.tsx';
import type { MatchOfResult } from '../result/hiding.ts';
import { Result } from '../result/Result.tsx';
import { useIsHidden } from '../result/ResultHiding.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Scoreboard } from './Scoreboard.tsx';
import { ScoreDelay } from './ScoreDelay.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { StatusTag } from './StatusTag.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type RecapResultProps = {
  /** The match whose result may be hidden. */
  of: MatchOfResult;
  /** Source of the teams, the status, the score and the Machine's pick. */
  recap: Recap;
  /** Events of the match, in either order, for the chart. Empty if there are none. */
  plays: readonly Play[];
  /** The current time, for the age of a live score. Undefined: the age isn't shown. */
  now: Date | undefined;
};

/** Shows the score or result of the match and how the score developed. */
export function RecapResult({ of, recap, plays, now }: RecapResultProps) {
  const { match, prediction, isGold } = recap;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isHidden = useIsHidden(of);
  const note = match.movedTo ? <MovedNote movedTo={match.movedTo} isLinked /> : statusNote(match.status);
  return (
    <Panel as="section" tone={isGold ? 'gold' : 'accent'} aria-labelledby={titleId}>
      <VisuallyHidden asChild>
        <h2 ref={titleRef} id={titleId} tabIndex={-1}>
          <UserText lines={3}>{isHidden ? matchName(match) : resultLabel(match)}</UserText>
        </h2>
      </VisuallyHidden>
      <Flex direction="column" gap="4" minWidth="0">
        <MatchHeader {...recap} />
        <Scoreboard match={{ ...match, ...of }} machinePick={prediction?.machinePick ?? ''} focusRef={titleRef} />
        {now && <ScoreDelay match={match} now={now} />}
        <Result of={of} as="nothing">
          {match.officialResult && (
            <>
              <Separator size="4" />
              <Text as="p" size="2">
                <UserText lines={2}>{`Official result: ${pickedTeam(match.officialResult, match)}`}</UserText>
              </Text>
            </>
          )}
        </Result>
        {note && <Note>{note}</Note>}
        <Result of={of} as="nothing">
          <ScoreLine {...match} plays={plays} />
        </Result>
        {match.hasPlays === false && plays.length === 0 && <Note>{NO_PLAYS}</Note>}
      </Flex>
    </Panel>
  );
}

/** First row of a match: status, league, gold badge and start time. */
function MatchHeader({ match: { status, league, startTime }, isGold }: Recap) {
  return (
    <Flex wrap="wrap" align="center" gapX="3" gapY="1" minWidth="0">
      <StatusTag status={status} />
      {league && (
        <Eyebrow as="span" isVerbatim>
          <UserText>{league}</UserText>
        </Eyebrow>
      )}
      {isGold && (
        <Badge color="amber" variant="outline" highContrast>
          [ GOLD ]
        </Badge>
      )}
      <Box as="span" ml="auto">
        <Eyebrow as="span" isVerbatim>
          {startLabel(startTime)}
        </Eyebrow>
      </Box>
    </Flex>
  );
}
