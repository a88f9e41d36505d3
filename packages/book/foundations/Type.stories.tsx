import { Box, Code, Flex, Heading, Text } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { amount } from '@machine/ui/format/number.ts';
import { Eyebrow } from '@machine/ui/primitives/text/Eyebrow.tsx';
import { Mono } from '@machine/ui/primitives/text/Mono.tsx';
import { TitledSection } from '@machine/ui/primitives/text/TitledSection.tsx';
import { size } from '../static/tokens/dark.tokens.json';
import { StyleGuidePage, StyleGuideTable } from './StyleGuide.tsx';
import { TokenDownloads } from './TokenDownloads.tsx';

const pixels = (step: '1' | '2' | '3' | '5' | '8') => size[`font-size-${step}`].$value.value * 16;

const SIZES = [
  { step: '1', sample: <Mono size="1">148 picks</Mono>, use: 'Below a number; times' },
  { step: '2', sample: <Mono size="2">[ AGREE ]</Mono>, use: 'Rows, tabs, buttons' },
  { step: '3', sample: <Text size="3">The home team is favored.</Text>, use: 'Running text' },
  { step: '5', sample: <Heading size="5">Boston Celtics</Heading>, use: "The Machine's pick; titles of dialogs" },
  { step: '8', sample: <Heading size="8">112–108</Heading>, use: 'Titles of screens, scores' },
] as const;

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 [ ] @ % + – … ’';

const LABELS = [
  { Label: <Eyebrow>The Machine predicts</Eyebrow>, When: 'Capitalized by CSS with wide letter spacing. The default.' },
  {
    Label: <Eyebrow isVerbatim>Starts in 2h 14m</Eyebrow>,
    When: 'In its original case, where the specification prescribes the text.',
  },
  { Label: <Eyebrow tone="amber">NBA injury context</Eyebrow>, When: 'In amber, for gold matches and injuries.' },
];

/** The two faces, their sizes and when to use each. */
const TypeGuide = () => (
  <StyleGuidePage
    title="Type"
    lead="Two faces of one family: monospaced for what the terminal says, proportional for what one reads."
  >
    <TitledSection title="Faces">
      <Mono as="p" size="5">
        Geist Mono {CHARACTERS}
      </Mono>
      <Text as="p">
        Headings, labels, tags, buttons, scores and all other numbers. <Code color="gray">Heading</Code> has it by
        itself, other text by <Code color="gray">Mono</Code>.
      </Text>
      <Text as="p" size="5">
        Geist {CHARACTERS}
      </Text>
      <Text as="p">Messages, analyses, legal pages and anything else longer than a line. The face by default.</Text>
      <Text as="p">
        Only the Latin subset of each face is loaded, in weights 400 to 700. Other characters fall back individually.
        The fallbacks have the same metrics, so nothing moves when the faces load.
      </Text>
    </TitledSection>
    <TitledSection title="Sizes">
      <StyleGuideTable
        caption="Sizes and their uses"
        rows={SIZES.map(({ step, sample, use }) => ({
          Size: (
            <>
              <Code color="gray">size="{step}"</Code> {pixels(step)} px
            </>
          ),
          Sample: sample,
          Use: use,
        }))}
      />
      <Text as="p">Sizes follow the font size that is set in the browser. All text can be enlarged to 200%.</Text>
    </TitledSection>
    <TitledSection title="Labels">
      <StyleGuideTable caption="Labels and when to use them" rows={LABELS} />
    </TitledSection>
    <TitledSection title="Numbers">
      <Text as="p">Numbers are monospaced, so columns align and a changing score doesn’t shift.</Text>
      <Box>
        <Flex display="inline-flex" direction="column" align="end">
          {[1_612, 108, 9, 1_250_000].map((figure) => (
            <Mono key={figure} size="5">
              {amount(figure)}
            </Mono>
          ))}
        </Flex>
      </Box>
    </TitledSection>
    <TokenDownloads />
  </StyleGuidePage>
);

const meta = { tags: ['!autodocs', '!manifest'], component: TypeGuide } satisfies Meta<typeof TypeGuide>;

export default meta;

export const Type: StoryObj<typeof meta> = {};
