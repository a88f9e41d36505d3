import { Code, Text } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { duration } from '../static/tokens/dark.tokens.json';
import { MotionSample } from './MotionSample.tsx';
import { TitledSection } from '@machine/ui/primitives/text/TitledSection.tsx';
import { StyleGuideTable, StyleGuidePage } from './StyleGuide.tsx';
import { keyframes as KEYFRAMES, motions as MOTIONS } from './usedMotion.json';

/** Copies of the product's keyframes, whose own names are scoped to their components. */
const SAMPLE_KEYFRAMES = KEYFRAMES.map(([component, name, body]) => `@keyframes ${component}-${name} {${body}}`);
const sampleAnimation = (component: string, value: string) =>
  KEYFRAMES.filter(([owner]) => owner === component).reduce(
    (result, [, name = '']) => result.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${component}-${name}`),
    value,
  );

/** Lists all transitions and animations, read from the style sheets, each with a sample that plays it. */
function MotionGuide() {
  return (
    <StyleGuidePage
      title="Motion"
      lead="Motion is short and always explains a change: where a panel came from, that a button was pressed, that a match is live."
    >
      <style>{SAMPLE_KEYFRAMES.join('\n')}</style>
      <TitledSection title="Duration">
        <Text as="p">
          <Code color="gray">--duration</Code> is {duration.$value.value} ms. Entering elements take up to 180 ms;
          leaving elements are at least as fast. Only the slow pulse of a live match repeats, for as long as the match
          is live.
        </Text>
      </TitledSection>
      <TitledSection title="Animated properties">
        <Text as="p">
          Animations only change opacity and transform, which don’t trigger layout. Transitions may also fade colors and
          the glow of a crest.
        </Text>
        <StyleGuideTable
          caption="Keyframe animations"
          rows={KEYFRAMES.map(([Component, name, body]) => ({
            Animation: <Code color="gray">{name}</Code>,
            Component,
            Properties: [...new Set(body?.match(/[a-z-]+(?=:)/g))].join(', '),
          }))}
        />
      </TitledSection>
      <TitledSection title="All motion">
        <StyleGuideTable
          caption="Transitions and animations by component"
          rows={MOTIONS.map(([Component = '', Kind = '', value = '']) => ({
            Component,
            Kind,
            Value: <Code color="gray">{value}</Code>,
            Sample: (
              <MotionSample
                name={`the ${Kind} of ${Component}: ${value}`}
                motion={Kind === 'animation' ? { animation: sampleAnimation(Component, value) } : { transition: value }}
              />
            ),
          }))}
        />
      </TitledSection>
      <TitledSection title="Reduced motion">
        <Text as="p">
          With the system's reduced-motion setting, nothing moves, here or in the app: panels, dialogs, toasts and
          switches change instantly, the live indicator is static, and scrolling jumps to its target. Motion never
          carries information of its own, so nothing is lost.
        </Text>
      </TitledSection>
    </StyleGuidePage>
  );
}

const meta = { tags: ['!autodocs', '!manifest'], component: MotionGuide } satisfies Meta<typeof MotionGuide>;

export default meta;

export const Motion: StoryObj<typeof meta> = {};
