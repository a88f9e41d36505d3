import { Code, Grid, Heading, Text } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMATS, NOW } from './formats.ts';
import { TitledSection } from '@machine/ui/primitives/text/TitledSection.tsx';
import { StyleGuideTable, StyleGuidePage } from './StyleGuide.tsx';

/** Every format function with example values. The results are computed by the real functions. */
function FormatGuide() {
  return (
    <StyleGuidePage
      title="Numbers and dates"
      lead={`Invalid numbers and times are shown as a dash or not at all, and never break a page. On this page, the current time is ${NOW.toISOString()}, in UTC.`}
    >
      {FORMATS.map(({ topic, formats }) => (
        <TitledSection key={topic} title={topic}>
          <Grid columns="repeat(auto-fill, minmax(min(100%, 380px), 1fr))" gapX="6" gapY="5">
            {formats.map(({ name, rule, samples }) => (
              <div key={name}>
                <Heading as="h3" size="3">
                  {name}
                </Heading>
                <Text as="p">{rule}</Text>
                <StyleGuideTable
                  caption={`Examples of ${name}`}
                  rows={samples.map(({ input, output }) => ({
                    Input: (
                      <Code color="gray" style={{ overflowWrap: 'anywhere' }}>
                        {input}
                      </Code>
                    ),
                    Output: output,
                  }))}
                />
              </div>
            ))}
          </Grid>
        </TitledSection>
      ))}
    </StyleGuidePage>
  );
}

const meta = { tags: ['!autodocs', '!manifest'], title: 'Numbers and Dates', component: FormatGuide } satisfies Meta<
  typeof FormatGuide
>;

export default meta;

export const NumbersAndDates: StoryObj<typeof meta> = { name: 'Numbers and Dates' };
