import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMATS, NOW } from './formats.ts';
import styles from './NumbersAndDates.module.css';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';

/** Every format function with example values. The results are computed by the real functions. */
function FormatGuide() {
  return (
    <StyleGuidePage
      title="Numbers and dates"
      lead={`Invalid numbers and times are shown as a dash or not at all, and never break a page. On this page, the current time is ${NOW.toISOString()}.`}
    >
      {Object.entries(FORMATS).map(([topic, formats]) => (
        <StyleGuideSection key={topic} title={topic}>
          <div className={styles.formats}>
            {formats.map(({ name, rule, samples }) => (
              <div key={name}>
                <h3>
                  <code>{name}</code>
                </h3>
                <p>{rule}.</p>
                <StyleGuideTable
                  caption={`Examples of ${name}`}
                  rows={samples.map(([input, Output]) => ({ Input: <code>{input}</code>, Output }))}
                />
              </div>
            ))}
          </div>
        </StyleGuideSection>
      ))}
    </StyleGuidePage>
  );
}

const meta = {
  title: 'Numbers and Dates',
  component: FormatGuide,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FormatGuide>;

export default meta;

export const NumbersAndDates: StoryObj<typeof meta> = { name: 'Numbers and Dates' };
