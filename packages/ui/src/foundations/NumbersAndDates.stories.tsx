import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMATS, NOW } from './formats.ts';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';

/** Every function that makes words of data, asked with a few values: what stands here is what it really answers. */
function FormatGuide() {
  return (
    <StyleGuidePage
      title="Numbers and dates"
      lead={`What is no number and no time is a dash or nothing, and never breaks a page. Here it is ${NOW.toISOString()}.`}
    >
      {Object.entries(FORMATS).map(([about, formats]) => (
        <StyleGuideSection key={about} title={about}>
          {formats.map(({ name, rule, samples }) => (
            <div key={name}>
              <h3>
                <code>{name}</code>
              </h3>
              <p>{rule}.</p>
              <StyleGuideTable
                caption={`What ${name} answers`}
                rows={samples.map(([given, shown]) => ({
                  id: given,
                  cells: { Given: <code>{given}</code>, Shown: shown },
                }))}
              />
            </div>
          ))}
        </StyleGuideSection>
      ))}
    </StyleGuidePage>
  );
}

const meta = {
  title: 'Numbers and dates',
  component: FormatGuide,
  parameters: GUIDE_PARAMETERS,
} satisfies Meta<typeof FormatGuide>;

export default meta;

export const NumbersAndDates: StoryObj<typeof meta> = {};
