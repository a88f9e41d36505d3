import type { Meta, StoryObj } from '@storybook/react-vite';
import { motions, movements } from './motions.ts';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';
import { STYLE_SHEETS } from './sourceFiles.ts';
import { useMeasured } from './useMeasured.ts';

const durationOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('--duration');

/** What moves, read from the style sheets. Nothing moves on this page: it says, and does not show. */
function MotionGuide() {
  const [here, duration] = useMeasured(durationOf);
  return (
    <StyleGuidePage
      title="Motion"
      lead="Short, and only to say what has changed: where a panel came from, that a button was heard, that a match is live."
    >
      <div ref={here} hidden />
      <StyleGuideSection title="How long">
        <p>
          <code>--duration</code> is {duration}. What comes in may take 180 ms, what goes is as quick or quicker. Only
          the pulse of a live match goes on, slowly, for as long as the match is live.
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="What movements change">
        <p>
          Opacity and transform alone, so that nothing on the page has to be laid out again. Besides them only colors
          fade, and the glow of a crest.
        </p>
        <StyleGuideTable
          caption="Named movements"
          rows={movements(STYLE_SHEETS).map(({ part, name, properties }) => ({
            id: part + name,
            cells: { Movement: <code>{name}</code>, Of: part, Changes: properties.join(', ') },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="What moves">
        <StyleGuideTable
          caption="Parts that move"
          rows={motions(STYLE_SHEETS).map(({ part, kind, moves }) => ({
            id: part + moves,
            cells: { Part: part, As: kind, What: <code>{moves}</code> },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="With reduced motion">
        <p>
          Who asks the system for less motion gets none: panels, dialogs and toasts are there at once, a switch jumps,
          the live mark is lit and still, and a page that scrolls to a place is at that place. Nothing is told by motion
          alone, so nothing is lost.
        </p>
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = { component: MotionGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof MotionGuide>;

export default meta;

export const Motion: StoryObj<typeof meta> = {};
