import { Box, Code, Flex, Text } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '@machine/ui/primitives/panel/Panel.tsx';
import { TitledSection } from '@machine/ui/primitives/text/TitledSection.tsx';
import { size } from '../static/tokens/dark.tokens.json';
import { StyleGuidePage, StyleGuideTable } from './StyleGuide.tsx';
import { TokenDownloads } from './TokenDownloads.tsx';

const STEPS = [
  ['space-1', 'Between an icon and its text; inside a tag'],
  ['space-2', 'Between a label and its content'],
  ['space-3', 'Between rows and between buttons; the page margin on a phone'],
  ['space-4', 'Inside a panel'],
  ['space-5', 'Inside a card; between the two teams of a match'],
  ['space-6', 'Between the blocks of a screen'],
  ['space-7', 'Above and below an empty state'],
  ['space-8', 'Between parts of a page that don’t belong together'],
  ['space-9', 'Above the footer'],
  ['touch', 'The least height of controls with a coarse pointer'],
  ['header-height', 'The header, which never covers the focused element'],
] as const;

/** The steps of space, frames and widths. */
const SpaceGuide = () => (
  <StyleGuidePage
    title="Space"
    lead="Nine steps. Small ones group what belongs together, large ones separate blocks. Rows are dense, the space around blocks is generous."
  >
    <TitledSection title="Steps">
      <StyleGuideTable
        caption="Steps and their uses"
        rows={STEPS.map(([step, use]) => ({
          Step: <Code color="gray">{step.startsWith('space') ? `gap="${step.at(-1)}"` : `--${step}`}</Code>,
          Width: (
            <Flex align="center" gap="2">
              <Box flexShrink="0" width={`var(--${step})`} height="16px" style={{ background: 'var(--accent-9)' }} />
              {size[step].$value.value} px
            </Flex>
          ),
          Use: use,
        }))}
      />
      <Text as="p">
        <Code color="gray">gap</Code>, <Code color="gray">p</Code> and <Code color="gray">m</Code> of Radix’ parts take
        the same numbers, and <Code color="gray">--space-3</Code> is a step in a style sheet.
      </Text>
    </TitledSection>
    <TitledSection title="Frames">
      <Text as="p">
        Corners are sharp, lines are thin, and nothing has a shadow. Two corner brackets frame what matters; their color
        says what it is.
      </Text>
      {(['accent', 'gold', 'quiet', 'danger'] as const).map((tone) => (
        <Panel key={tone} tone={tone}>
          <Code color="gray">{tone}</Code>
        </Panel>
      ))}
    </TitledSection>
    <TitledSection title="Widths">
      <Text as="p">
        720 px for reading and acting, 960 px for lists and tables, with one left edge. Screens are designed for 360 px
        first. At 320 px nothing scrolls sideways except tables, inside their own container.
      </Text>
    </TitledSection>
    <TokenDownloads />
  </StyleGuidePage>
);

const meta = { tags: ['!autodocs', '!manifest'], component: SpaceGuide } satisfies Meta<typeof SpaceGuide>;

export default meta;

export const Space: StoryObj<typeof meta> = {};
