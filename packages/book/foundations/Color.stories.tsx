import { Badge, Box, Code, Flex, Grid, Text } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Mono } from '@machine/ui/primitives/text/Mono.tsx';
import { TitledSection } from '@machine/ui/primitives/text/TitledSection.tsx';
import dark from '../static/tokens/dark.tokens.json';
import light from '../static/tokens/light.tokens.json';
import { SCALES, type Scale, STEPS, SURFACES } from '../tokens/scales.ts';
import { CopyButton } from './CopyButton.tsx';
import { StyleGuidePage, StyleGuideTable } from './StyleGuide.tsx';
import { TokenDownloads } from './TokenDownloads.tsx';

const TOKENS = { dark, light };

/** A mark and a text in each scale. The last three are readable only in a high contrast. */
const EXAMPLES: Record<Scale, { mark: string; text: string; highContrast?: boolean }> = {
  mint: { mark: 'LIVE', text: 'The Machine picks Boston Celtics' },
  sky: { mark: 'YOU', text: 'You picked Phoenix Suns' },
  tomato: { mark: 'DISAGREED', text: '✕ Wrong', highContrast: true },
  amber: { mark: 'GOLD', text: 'Out: Jayson Tatum', highContrast: true },
  gray: { mark: 'FINAL', text: 'Starts in 2h 14m', highContrast: true },
};

const Swatch = ({ token, children }: { token: string; children?: React.ReactNode }) => (
  <Flex direction="column" align="start" minWidth="0">
    <Box
      width="100%"
      height="48px"
      style={{ background: `var(${token})`, outline: '1px solid var(--line)', outlineOffset: -1 }}
    />
    <CopyButton text={`var(${token})`}>
      <Mono size="1">{token}</Mono>
    </CopyButton>
    {children}
  </Flex>
);

const ScaleSection = ({ scale, appearance }: { scale: Scale; appearance: keyof typeof TOKENS }) => {
  const { mark, text, highContrast } = EXAMPLES[scale];
  return (
    <TitledSection title={scale}>
      <Text as="p">{SCALES[scale]}.</Text>
      <Grid columns={{ initial: '3', xs: '4', sm: '6' }} gap="3">
        {STEPS.map((step) => {
          const { hex } = TOKENS[appearance].color[scale][step].$value;
          return (
            <Swatch key={step} token={`--${scale}-${step}`}>
              <CopyButton text={hex}>
                <Mono size="1">{hex}</Mono>
              </CopyButton>
            </Swatch>
          );
        })}
      </Grid>
      <Flex gap="3" align="center" wrap="wrap">
        {(['solid', 'soft', 'outline'] as const).map((variant) => (
          <Badge key={variant} color={scale} variant={variant} highContrast={highContrast}>
            {mark}
          </Badge>
        ))}
        <Text color={scale} highContrast={highContrast}>
          {text}
        </Text>
      </Flex>
    </TitledSection>
  );
};

/** Radix' scales as they are used here, and the colors between them. */
const ColorGuide = ({ appearance }: { appearance: keyof typeof TOKENS }) => (
  <StyleGuidePage
    title="Color"
    lead="Each color has one meaning, and a word or a glyph always says the same. Click a name or a value to copy it."
  >
    {(Object.keys(SCALES) as Scale[]).map((scale) => (
      <ScaleSection key={scale} scale={scale} appearance={appearance} />
    ))}
    <TitledSection title="Steps">
      <StyleGuideTable
        caption="Steps and their uses"
        rows={[
          ['1–2', 'Backgrounds'],
          ['3–5', 'Backgrounds of controls: normal, hovered, pressed or selected'],
          ['6–8', 'Lines'],
          ['9–10', 'Solid marks and buttons, with the dark text of their scale'],
          ['11', 'Text'],
          ['12', 'Text with a high contrast: in gray, tomato and amber always'],
        ].map(([Step, Use]) => ({ Step, Use }))}
      />
      <Text as="p">
        Each step also exists as a transparent color, such as <Code color="gray">--mint-a3</Code>.
      </Text>
    </TitledSection>
    <TitledSection title="Surfaces">
      <Grid columns={{ initial: '2', sm: '3' }} gap="3">
        {Object.entries(SURFACES).map(([token, use]) => (
          <Swatch key={token} token={token}>
            <Text size="2">{use}</Text>
          </Swatch>
        ))}
      </Grid>
    </TitledSection>
    <TokenDownloads />
  </StyleGuidePage>
);

const meta = {
  tags: ['!autodocs', '!manifest'],
  component: ColorGuide,
  args: { appearance: 'dark' },
  render: (_args, { globals }) => <ColorGuide appearance={globals.appearance === 'light' ? 'light' : 'dark'} />,
} satisfies Meta<typeof ColorGuide>;

export default meta;

export const Color: StoryObj<typeof meta> = {};

/** Copies with the keyboard, and says so. */
export const CopiesATokenByKeyboard: StoryObj<typeof meta> = {
  tags: ['behavior', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    canvas.getByRole('button', { name: '--mint-9' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith('var(--mint-9)');
    await expect(await canvas.findByText('Copied')).toBeVisible();
    writeText.mockRejectedValue(new Error('denied'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Not copied: the browser blocks it')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByText(/copied/i)).toBeNull();
  },
};
