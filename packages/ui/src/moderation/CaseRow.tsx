import type { ModerationCase } from '@machine/contract';
import { Flex, Text } from '@radix-ui/themes';
import { plural } from '../format/number.ts';
import { timeAgo } from '../format/time.ts';
import { RowLink } from '../primitives/list/List.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { Facts } from './Facts.tsx';
import { eventLabel, reasonLabel, subjectLabel } from './labels.ts';

export type CaseRowProps = { moderationCase: ModerationCase; href: string; now: Date };

/** A case in the queue: what was reported, by how many players and why. Links to its context. */
export function CaseRow({ moderationCase, href, now }: CaseRowProps) {
  const { subject, content, player, reporterCount, reasons, lastReportedAt, decision } = moderationCase;
  return (
    <RowLink href={href} direction="column" gap="1" px="2" py="3">
      <Eyebrow as="span">
        <UserText>{subjectLabel(subject)}</UserText>
      </Eyebrow>
      <Flex align="center" gap="2" minWidth="0">
        <RankTag rank={player.rank} />
        <Mono weight="medium" truncate>
          <UserText>{player.username}</UserText>
        </Mono>
      </Flex>
      <UserText lines={2}>{content || 'The text has been removed.'}</UserText>
      <Facts>
        <UserText lines={2}>
          {`${plural(reporterCount, 'report')}: ${reasons.map(({ reason }) => reasonLabel(reason)).join(', ')} · ${timeAgo(lastReportedAt, now)}`}
        </UserText>
      </Facts>
      {decision && (
        <Text size="2">
          <UserText>{`${eventLabel(decision.action)}: ${reasonLabel(decision.reason)}`}</UserText>
        </Text>
      )}
    </RowLink>
  );
}
