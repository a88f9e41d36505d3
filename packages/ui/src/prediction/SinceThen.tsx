import type { EventSince, PredictionMatch, SinceThen as Since } from '@machine/contract/prediction.ts';
import { Callout, Flex, Text } from '@radix-ui/themes';
import { Clock, Flag, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useId } from 'react';
import { eventText, predictedText, presenceOf, resultParts } from './sinceThenText.ts';
import { List } from '../primitives/list/List.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Result } from '../result/Result.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type SinceThenProps = {
  /** Source of the start, which an event may have moved. */
  match: PredictionMatch;
  /** When the prediction was made, and the events since, the most telling first. */
  since: Since;
  /** The current time, for the age of the prediction. */
  now: Date;
};

/** Part of a prediction card: how old the prediction is, and what has happened since that the Machine doesn't know. */
export function SinceThen({ match, since, now }: SinceThenProps) {
  const titleId = useId();
  const predicted = predictedText(since.predictedAt, now);
  if (since.count === 0) {
    return <Note>{predicted}. Nothing has happened since.</Note>;
  }
  return (
    <section aria-labelledby={titleId}>
      {/* Radix' column is as wide as its longest line. */}
      <Callout.Root color="gray" size="1" highContrast style={{ gridAutoColumns: 'minmax(0, 1fr)' }}>
        <Flex wrap="wrap" align="baseline" justify="between" gapX="3">
          <Eyebrow as="h3" id={titleId}>
            Since then
          </Eyebrow>
          <Text size="1" color="gray">
            {predicted}
          </Text>
        </Flex>
        <List gap="1">
          {since.events.slice(0, EVENTS_SHOWN).map((event) => (
            <EventLine key={JSON.stringify(event)} event={event} startTime={match.startTime} />
          ))}
        </List>
        {since.count > EVENTS_SHOWN && <Note>+ {since.count - EVENTS_SHOWN} more</Note>}
      </Callout.Root>
    </section>
  );
}

const EVENTS_SHOWN = 10;
const CODE_LENGTH = 3;
const ICONS = { START: Clock, RESULT: Flag, out: UserRoundX, doubtful: UserRoundX, back: UserRoundCheck };

function EventLine({ event, startTime }: { event: EventSince; startTime: string }) {
  const Icon = ICONS[event.kind === 'INJURY' ? presenceOf(event) : event.kind];
  return (
    <Flex asChild align="baseline" gap="2">
      <li>
        <Flex asChild flexShrink="0" position="relative" top="2px">
          <Icon size={14} strokeWidth={2} aria-hidden />
        </Flex>
        <Text size="2" style={{ flexGrow: 1, minWidth: 0 }}>
          {event.kind === 'RESULT' ? (
            <ResultText event={event} />
          ) : (
            <UserText lines={3}>{eventText(event, startTime)}</UserText>
          )}
        </Text>
        {event.kind !== 'START' && event.team && (
          <Mono size="1" weight="bold">
            {event.team.slice(0, CODE_LENGTH)}
          </Mono>
        )}
      </li>
    </Flex>
  );
}

function ResultText({ event }: { event: Extract<EventSince, { kind: 'RESULT' }> }) {
  const { club, result, place, opponent, day } = resultParts(event);
  return (
    <>
      <UserText>{club}</UserText>{' '}
      <Result of={{ ...event, id: event.matchId }} as="number">
        {result}
      </Result>{' '}
      {place} <UserText>{opponent}</UserText>
      {day}
    </>
  );
}
