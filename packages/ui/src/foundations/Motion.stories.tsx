import type { Meta, StoryObj } from '@storybook/react-vite';
import { motions, movements } from './motions.ts';
import { Facts, Sheet, SheetSection } from './Sheet.tsx';
import { SHEET } from './sheetDocs.tsx';
import { STYLE_SHEETS } from './sources.ts';
import { useComputed } from './useComputed.ts';

const durationOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('--duration');

/** What moves, read from the style sheets. Nothing moves on this page: it says, and does not show. */
function MotionSheet() {
  const [here, duration] = useComputed(durationOf);
  return (
    <Sheet
      title="Motion"
      lead="Short, and only to say what has changed: where a panel came from, that a button was heard, that a match is live."
    >
      <div ref={here} hidden />
      <SheetSection title="How long">
        <p>
          <code>--duration</code> is {duration}. What comes in may take 180 ms, what goes is as quick or quicker. Only
          the pulse of a live match goes on, slowly, for as long as the match is live.
        </p>
      </SheetSection>
      <SheetSection title="What movements change">
        <p>
          Opacity and transform alone, so that nothing on the page has to be laid out again. Besides them only colours
          fade, and the glow of a crest.
        </p>
        <Facts
          caption="Named movements"
          rows={movements(STYLE_SHEETS).map(({ part, name, properties }) => ({
            id: part + name,
            cells: { Movement: <code>{name}</code>, Of: part, Changes: properties.join(', ') },
          }))}
        />
      </SheetSection>
      <SheetSection title="What moves">
        <Facts
          caption="Parts that move"
          rows={motions(STYLE_SHEETS).map(({ part, kind, moves }) => ({
            id: part + moves,
            cells: { Part: part, As: kind, What: <code>{moves}</code> },
          }))}
        />
      </SheetSection>
      <SheetSection title="With reduced motion">
        <p>
          Who asks the system for less motion gets none: panels, dialogs and toasts are there at once, a switch jumps,
          the live mark is lit and still, and a page that scrolls to a place is at that place. Nothing is told by motion
          alone, so nothing is lost.
        </p>
      </SheetSection>
    </Sheet>
  );
}

const meta = { component: MotionSheet, parameters: SHEET } satisfies Meta<typeof MotionSheet>;

export default meta;

export const Motion: StoryObj<typeof meta> = {};
