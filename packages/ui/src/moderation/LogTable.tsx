import type { ModerationLogEntry } from '@machine/contract/moderation.ts';
import { Box, Code, Grid, Reset, Text } from '@radix-ui/themes';
import { startLabel } from '../format/time.ts';
import { shortHash } from '../format/hash.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { WrittenFacts } from './Facts.tsx';
import { eventLabel, factsText, hoursLabel, moderatorText, reasonLabel, undoneLabel } from './labels.ts';

export type LogTableProps = {
  /** Newest first. */
  entries: readonly ModerationLogEntry[];
};

/** The log of all decisions, newest first. Each row's hash contains the row before it. */
export function LogTable({ entries }: LogTableProps) {
  return (
    <Reset>
      <ol reversed>
        {entries.map((entry) => (
          <LogRow key={entry.position} entry={entry} />
        ))}
      </ol>
    </Reset>
  );
}

function LogRow({ entry }: { entry: ModerationLogEntry }) {
  const { position, at, event, undone, moderator, player, matchTitle, reason, hours, hash } = entry;
  const concerned = player ?? matchTitle;
  return (
    <Grid asChild columns="3rem minmax(0, 1fr) auto" align="baseline" gapX="3" py="3">
      <li>
        <Mono size="1" color="gray">
          #{position}
        </Mono>
        <Text>
          <UserText>{undone === undefined ? eventLabel(event) : undoneLabel(undone)}</UserText>
          {concerned !== undefined && (
            <>
              : <UserText>{concerned}</UserText>
            </>
          )}
        </Text>
        <Box gridRow={{ initial: '3', xs: '1' }} gridColumn={{ initial: '2 / -1', xs: '3' }}>
          <Code variant="ghost" size="1" color="gray">
            {shortHash(hash)}
          </Code>
        </Box>
        <Box gridColumn="2 / -1">
          <WrittenFacts lines={3}>
            {factsText(
              reason && reasonLabel(reason),
              hours === null ? null : hoursLabel(hours),
              moderatorText(moderator),
              startLabel(at),
            )}
          </WrittenFacts>
        </Box>
      </li>
    </Grid>
  );
}
