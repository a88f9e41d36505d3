import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMATS, NOW } from './formats.ts';
import { Facts, Sheet, SheetSection } from './Sheet.tsx';
import { SHEET } from './sheetDocs.tsx';

/** Every function that makes words of data, asked with a few values: what stands here is what it really answers. */
function FormatSheet() {
  return (
    <Sheet
      title="Numbers and dates"
      lead={`What is no number and no time is a dash or nothing, and never breaks a page. Here it is ${NOW.toISOString()}.`}
    >
      {Object.entries(FORMATS).map(([about, formats]) => (
        <SheetSection key={about} title={about}>
          {formats.map(({ name, rule, samples }) => (
            <div key={name}>
              <h3>
                <code>{name}</code>
              </h3>
              <p>{rule}.</p>
              <Facts
                caption={`What ${name} answers`}
                rows={samples.map(([given, shown]) => ({
                  id: given,
                  cells: { Given: <code>{given}</code>, Shown: shown },
                }))}
              />
            </div>
          ))}
        </SheetSection>
      ))}
    </Sheet>
  );
}

const meta = {
  title: 'Numbers and dates',
  component: FormatSheet,
  parameters: SHEET,
} satisfies Meta<typeof FormatSheet>;

export default meta;

export const NumbersAndDates: StoryObj<typeof meta> = {};
