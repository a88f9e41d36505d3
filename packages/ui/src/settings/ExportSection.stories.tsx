import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ExportSection } from './ExportSection.tsx';
import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Settings/Export Section',
  component: ExportSection,
  parameters: usage({
    when: 'In the settings, for downloading everything that is stored about the player.',
    not: 'For the receipt of a pick: that is the `ReceiptScreen`.',
    with: 'A `SettingsSection` before the `DeletionSection`.',
  }),
  args: { state: IDLE, onExport: fn(), onExportCsv: fn() },
  argTypes: {
    state: presets({ ...ACTION_STATES, done: { kind: 'done', text: 'Saved as beat-the-machine-2025-10-14.json.' } }),
  },
} satisfies Meta<typeof ExportSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Idle: Story = {};
export const OnAnOlderServer: Story = { args: { onExportCsv: undefined } };
export const Exporting: Story = { args: { state: { kind: 'busy' } } };
export const Failed: Story = { args: { state: { kind: 'failed', error: 'Failed to export data.' } }, tags: ['failed'] };
export const Exported: Story = {
  args: { state: { kind: 'done', text: 'Saved as beat-the-machine-2025-10-14.json.' } },
};
