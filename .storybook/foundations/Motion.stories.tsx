import type { Meta, StoryObj } from '@storybook/react-vite';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';
import { findIn, STYLE_SHEETS } from './sources.ts';
import { useMeasured } from './useMeasured.ts';

const KEYFRAMES = findIn(STYLE_SHEETS, /@keyframes (\S+) \{((?:[^{}]*\{[^{}]*\})*)/g);
const MOTIONS = findIn(STYLE_SHEETS, /\b(transition|animation):\s*(?!none)([^;}]+)/g);

const durationOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('--duration');

/** Lists all transitions and animations, read from the style sheets. Nothing on this page is animated. */
function MotionGuide() {
  const [ref, duration] = useMeasured(durationOf);
  return (
    <StyleGuidePage
      title="Motion"
      lead="Motion is short and always explains a change: where a panel came from, that a button was pressed, that a match is live."
    >
      <div ref={ref} hidden />
      <StyleGuideSection title="Duration">
        <p>
          <code>--duration</code> is {duration}. Entering elements take up to 180 ms; leaving elements are at least as
          fast. Only the slow pulse of a live match repeats, for as long as the match is live.
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="Animated properties">
        <p>
          Animations only change opacity and transform, which don’t trigger layout. Transitions may also fade colors and
          the glow of a crest.
        </p>
        <StyleGuideTable
          caption="Keyframe animations"
          rows={KEYFRAMES.map(([Component, name, body]) => ({
            Animation: <code>{name}</code>,
            Component,
            Properties: [...new Set(body?.match(/[a-z-]+(?=:)/g))].join(', '),
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="All motion">
        <StyleGuideTable
          caption="Transitions and animations by component"
          rows={MOTIONS.map(([Component, Kind, value]) => ({ Component, Kind, Value: <code>{value}</code> }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Reduced motion">
        <p>
          If the system asks for reduced motion, there is none: panels, dialogs, toasts and switches change instantly,
          the live indicator is static, and scrolling jumps to its target. Motion never carries information of its own,
          so nothing is lost.
        </p>
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = { component: MotionGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof MotionGuide>;

export default meta;

export const Motion: StoryObj<typeof meta> = {};
