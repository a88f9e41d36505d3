import type { MatchDetail } from '@machine/contract/match.ts';
import { Box, Flex, Heading, Text } from '@radix-ui/themes';
import { ScoreDelay } from '../completed/ScoreDelay.tsx';
import { StatusTag } from '../completed/StatusTag.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import type { MatchOfResult } from '../result/hiding.ts';
import { useIsHidden } from '../result/ResultHiding.tsx';
import { Crest } from '../team/Crest.tsx';
import { StartLine } from './StartLine.tsx';
import { matchScore } from './playText.ts';

export type MatchChatHeaderProps = {
  /** The match whose score may be hidden. */
  of: MatchOfResult;
  /** Names both teams, above the score. */
  title: string;
  /** Null until loaded, or if loading fails. */
  match: MatchDetail | null;
  /** The current time, for the countdown and the age of a delayed score. */
  now: Date;
};

/** Shows the score between the crests while the match is live, and the page title otherwise; before it, the start. */
export function MatchChatHeader({ of, title, match, now }: MatchChatHeaderProps) {
  const isHidden = useIsHidden(of);
  const live = match?.status === 'LIVE' && !isHidden ? match : null;
  return (
    <Flex direction="column" gap="2">
      <Flex wrap="wrap" align="center" gapX="2" minWidth="0">
        {match && <StatusTag status={match.status} />}
        <Box asChild flexGrow="1" flexBasis="9rem" minWidth="0">
          <Text size="2" color="gray">
            <UserText lines={2}>{title}</UserText>
          </Text>
        </Box>
        {live?.clock && (
          <Box flexShrink="0" maxWidth="40%">
            <Eyebrow as="span" isVerbatim>
              <UserText>{live.clock}</UserText>
            </Eyebrow>
          </Box>
        )}
      </Flex>
      <Flex align="center" justify="center" gap={{ initial: '2', sm: '4' }} minWidth="0" minHeight="3rem">
        {live && <Crest team={live.awayTeam} code={live.awayTeamAbbr} size={40} />}
        <Heading as="h1" size={{ initial: '5', sm: '7' }} align="center" tabIndex={-1}>
          {live ? <bdi>{matchScore(live)}</bdi> : 'Live Play-by-Play'}
        </Heading>
        {live && <Crest team={live.homeTeam} code={live.homeTeamAbbr} size={40} />}
      </Flex>
      <StartLine match={match} now={now} />
      {match && <ScoreDelay match={match} now={now} />}
    </Flex>
  );
}
