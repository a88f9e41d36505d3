import type { PickChoice, StoredPick } from '@machine/contract/prediction.ts';
import { Flex, Heading, Text, VisuallyHidden } from '@radix-ui/themes';
import type { KeyboardEvent } from 'react';
import { countdown, hasStarted, parseTime } from '../format/countdown.ts';
import { plural } from '../format/number.ts';
import { scoreDelay } from '../format/scoreDelay.ts';
import { clockTime } from '../format/time.ts';
import { LongList } from '../list/LongList.tsx';
import type { SlatePickProps } from './SlatePick.tsx';
import { SlateRow } from './SlateRow.tsx';
import type { SlateGroup, SlateRowItem } from './slateRows.ts';

export type SlateListProps = Omit<SlatePickProps, 'entry' | 'saving' | 'describedBy'> & {
  /** In the order in which they are shown. Unchanged entries must keep their identity, so that they don't re-render. */
  rows: readonly SlateRowItem[];
  /** The current time, for starts and the age of scores. */
  now: Date;
  /** The picks that are being saved. */
  saving: readonly StoredPick[];
};

/** The estimated height of a row on a phone. On wider screens rows are lower. */
const ROW_HEIGHT = 76;
const keyOf = ({ entry }: SlateRowItem) => entry.match.id;

/**
 * The matches of a day. Arrow keys move between the rows; with shortcuts, A and D pick in the row that has the focus.
 */
export function SlateList({ rows, now, saving, viewer, isRateLimited, onPick, hasShortcuts }: SlateListProps) {
  // The screen passes more than that, which changes with each poll and would render every row again.
  const pick = { viewer, isRateLimited, onPick, hasShortcuts };
  return (
    <LongList
      rows={rows}
      rowHeight={ROW_HEIGHT}
      keyOf={keyOf}
      aria-label="Matches"
      onKeyDown={(event: ListKeyboardEvent) => onKey(event, hasShortcuts)}
    >
      {({ entry, group, followed, isFirst, groupSize }, index) => {
        const { id, startTime, status } = entry.match;
        return (
          <>
            {isFirst && (
              <Flex asChild align="baseline" gap="2" pt={index === 0 ? '0' : '2'} pb="1">
                <Heading as="h2" size="2">
                  {HEADINGS[group]}
                  <Text color="gray" weight="regular" aria-hidden>
                    {groupSize}
                  </Text>
                  <VisuallyHidden>: {plural(groupSize, 'match', 'matches')}</VisuallyHidden>
                </Heading>
              </Flex>
            )}
            <SlateRow
              {...pick}
              entry={entry}
              group={group}
              isHomeFollowed={followed.home}
              isAwayFollowed={followed.away}
              start={startText(startTime, now)}
              delay={scoreDelay({ status, asOf: entry.result?.asOf }, now)}
              saving={saving.find(({ matchId }) => matchId === id)?.choice ?? null}
            />
          </>
        );
      }}
    </LongList>
  );
}

const HEADINGS: Record<SlateGroup, string> = { UPCOMING: 'Upcoming', LIVE: 'Live', OVER: 'Over' };

/** From then on, the time until the start is shown instead of the time of day. */
const SOON_MS = 60 * 60_000;

/** Returns "7:30 PM", or "in 14m" during the last hour. */
function startText(startTime: string, now: Date): string {
  const start = parseTime(startTime);
  if (!start) return '-';
  if (hasStarted(startTime, now)) return 'Starting';
  if (start.getTime() - now.getTime() >= SOON_MS) return clockTime(startTime);
  return countdown(startTime, now).replace('Starts in', 'in').replace('Starting soon', 'in 1m');
}

type ListKeyboardEvent = KeyboardEvent<HTMLElement>;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const CHOICES: Record<string, PickChoice> = { a: 'AGREE', d: 'DISAGREE' };

function onKey(event: ListKeyboardEvent, hasShortcuts: boolean): void {
  const { key, repeat, target } = event;
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  if (!row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const step = STEPS[key];
  if (step !== undefined) moveFocus(event, row, step);
  const choice = CHOICES[key.toLowerCase()];
  if (choice && hasShortcuts && !repeat) press(row, choice);
}

/** Moves the focus to the same control of another row, or to its link. */
function moveFocus(event: ListKeyboardEvent, row: HTMLElement, step: number): void {
  const next = event.currentTarget.querySelector(`[data-index="${Number(row.dataset.index) + step}"]`);
  if (!next) return;
  const choice = document.activeElement?.getAttribute('data-choice');
  const control = choice && next.querySelector<HTMLElement>(`button[data-choice="${choice}"]`);
  (control || next.querySelector<HTMLElement>('a'))?.focus();
  // Instead of scrolling the page.
  event.preventDefault();
}

/** Presses a button of a row. Focused, so that the focus moves on as after any other press. */
function press(row: HTMLElement, choice: PickChoice): void {
  const button = row.querySelector<HTMLElement>(`button[data-choice="${choice}"]`);
  button?.focus();
  button?.click();
}
