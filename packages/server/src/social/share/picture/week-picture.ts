import { dayOf, type SharedWeek } from '@machine/contract';
import { column, type Element, row } from './element.ts';
import { COLORS, frame, heading, label, mark, star } from './look.ts';

/** More picks than this are counted, but not drawn one by one. */
const TICKS_MAX = 18;

/** The settled picks of a week: how many were right, each as a tick, and how often the Machine was beaten. */
export const weekPicture = (week: SharedWeek, username: string): Element =>
  frame(
    `Week of ${dayOf(week.startsAt)}`,
    username,
    row(
      { justifyContent: 'space-between', width: '100%' },
      column(
        { gap: 0 },
        label('Picks right'),
        row(
          { alignItems: 'baseline', gap: 24 },
          heading(numberText(week.correctCount), 150, COLORS.mint),
          heading(`of ${week.pickCount}`, 76, COLORS.soft),
        ),
      ),
      column(
        { gap: 14, alignItems: 'flex-end' },
        fact('Beat the Machine', heading(`${numberText(week.beatenCount)} of ${week.disagreementCount}`, 52)),
        fact('Stars', row({ gap: 14 }, heading(numberText(week.stars), 52), star(44))),
      ),
    ),
    ticks(week),
  );

const numberText = (number: number | null) => number?.toLocaleString('en-US') ?? '?';

const fact = (name: string, value: Element) => column({ gap: 2, alignItems: 'flex-end' }, label(name), value);

const ticks = ({ picks }: SharedWeek): Element =>
  row(
    { width: '100%', gap: 8, borderTop: `2px dashed ${COLORS.line}`, paddingTop: 26 },
    ...picks
      .slice(0, TICKS_MAX)
      .map(({ wasCorrect }) =>
        row(
          {
            width: 48,
            height: 48,
            justifyContent: 'center',
            border: `2px solid ${wasCorrect === true ? COLORS.mint : COLORS.line}`,
          },
          wasCorrect === null ? heading('?', 28, COLORS.soft) : mark(wasCorrect, 26),
        ),
      ),
  );
