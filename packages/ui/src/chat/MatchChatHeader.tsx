import type { MatchDetail } from '@machine/contract';
import { ScoreDelay } from '../completed/ScoreDelay.tsx';
import { StatusTag } from '../completed/StatusTag.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import type { MatchOfResult } from '../result/hiding.ts';
import { useIsHidden } from '../result/ResultHiding.tsx';
import { Crest } from '../team/Crest.tsx';
import styles from './MatchChatHeader.module.css';
import { StartLine } from './StartLine.tsx';
import { matchScore } from './playText.ts';

export type MatchChatHeaderProps = { of: MatchOfResult; title: string; match: MatchDetail | null; now: Date };

/** Shows the score between the crests while the match is live, and the page title otherwise; before it, the start. */
export function MatchChatHeader({ of, title, match, now }: MatchChatHeaderProps) {
  const isHidden = useIsHidden(of);
  const live = match?.status === 'LIVE' && !isHidden ? match : null;
  return (
    <div className={styles.header}>
      <div className={styles.meta}>
        {match && <StatusTag status={match.status} />}
        <UserText className={styles.title}>{title}</UserText>
        {live?.clock && (
          <Eyebrow as="span" isVerbatim className={styles.clock}>
            <UserText>{live.clock}</UserText>
          </Eyebrow>
        )}
      </div>
      <div className={styles.score}>
        {live && <Crest team={live.awayTeam} code={live.awayTeamAbbr} size={40} />}
        <h1 className={styles.heading} tabIndex={-1}>
          {live ? <bdi>{matchScore(live)}</bdi> : 'Live Play-by-Play'}
        </h1>
        {live && <Crest team={live.homeTeam} code={live.homeTeamAbbr} size={40} />}
      </div>
      <StartLine match={match} now={now} />
      {match && <ScoreDelay match={match} now={now} />}
    </div>
  );
}
