import type { ModerationCase } from '@machine/contract';
import { plural } from '../format/number.ts';
import { timeAgo } from '../format/time.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import styles from './CaseRow.module.css';
import { eventLabel, reasonLabel, subjectLabel } from './labels.ts';

export type CaseRowProps = { moderationCase: ModerationCase; href: string; now: Date };

/** A case in the queue: what was reported, by how many players and why. Links to its context. */
export function CaseRow({ moderationCase, href, now }: CaseRowProps) {
  const { subject, content, player, reporterCount, reasons, lastReportedAt, decision } = moderationCase;
  return (
    <PlainLink href={href} className={styles.row}>
      <Eyebrow as="span">{subjectLabel(subject)}</Eyebrow>
      <span className={styles.player}>
        <RankTag rank={player.rank} />
        <UserText>{player.username}</UserText>
      </span>
      <UserText lines={2} className={styles.content}>
        {content || 'The text has been removed.'}
      </UserText>
      <span className={styles.facts}>
        {plural(reporterCount, 'report')}: {reasons.map(({ reason }) => reasonLabel(reason)).join(', ')} ·{' '}
        {timeAgo(lastReportedAt, now)}
      </span>
      {decision && (
        <span className={styles.decision}>
          {eventLabel(decision.action)}: {reasonLabel(decision.reason)}
        </span>
      )}
    </PlainLink>
  );
}
