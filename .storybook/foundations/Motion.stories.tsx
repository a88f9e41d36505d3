import type { Meta, StoryObj } from '@storybook/react-vite';
import { MotionSample } from './MotionSample.tsx';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { findIn, STYLE_SHEETS } from './sources.ts';
import { useMeasured } from './useMeasured.ts';

const KEYFRAMES = findIn(STYLE_SHEETS, /@keyframes (\S+) \{((?:[^{}]*\{[^{}]*\})*)/g);
const MOTIONS = findIn(STYLE_SHEETS, /\b(transition|animation):\s*(?!none)([^;}]+)/g);

/** The build may have turned "160ms" into ".16s". */
const durationOf = (element: HTMLElement) => {
  const value = getComputedStyle(element).getPropertyValue('--duration');
  return `${Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1_000)} ms`;
};

/** Copies of the product's keyframes, whose own names are scoped to their components. */
const SAMPLE_KEYFRAMES = KEYFRAMES.map(([component, name, body]) => `@keyframes ${component}-${name} {${body}}`);
const sampleAnimation = (component: string, value: string) =>
  KEYFRAMES.filter(([owner]) => owner === component).reduce(
    (result, [, name = '']) => result.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${component}-${name}`),
    value,
  );

/** Lists all transitions and animations, read from the style sheets, each with a sample that plays it. */
function MotionGuide() {
  const [ref, duration] = useMeasured(durationOf);
  return (
    <StyleGuidePage
      title="Motion"
      lead="Motion is short and always explains a change: where a panel came from, that a button was pressed, that a match is live."
    >
      <style>{SAMPLE_KEYFRAMES.join('\n')}</style>
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
          rows={MOTIONS.map(([Component, Kind = '', value = '']) => ({
            Component,
            Kind,
            Value: <code>{value}</code>,
            Sample: (
              <MotionSample
                name={`the ${Kind} of ${Component}: ${value}`}
                motion={Kind === 'animation' ? { animation: sampleAnimation(Component, value) } : { transition: value }}
              />
            ),
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Reduced motion">
        <p>
          With the system's reduced-motion setting, nothing moves, here or in the app: panels, dialogs, toasts and
          switches change instantly, the live indicator is static, and scrolling jumps to its target. Motion never
          carries information of its own, so nothing is lost.
        </p>
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = { component: MotionGuide, parameters: { controls: { disable: true } } } satisfies Meta<typeof MotionGuide>;

export default meta;

export const Motion: StoryObj<typeof meta> = {};
