import { Download } from 'lucide-react';
import { Button } from '../primitives/button/Button.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { SettingsActions, SettingsSection } from './SettingsSection.tsx';

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; isRateLimited?: boolean }
  | { kind: 'done'; fileName: string };

export type ExportSectionProps = {
  state: ExportState;
  onExport: () => void;
  /** Only if the server has the format, too. */
  onExportCsv?: () => void;
};

/** Downloads the data of the player. */
export function ExportSection({ state, onExport, onExportCsv }: ExportSectionProps) {
  const isRateLimited = state.kind === 'failed' && state.isRateLimited;
  return (
    <SettingsSection
      title="Your data"
      lead="Download everything we store about you as JSON: profile, picks, follows, notifications, devices and messages."
    >
      <SettingsActions>
        <Button
          variant="surface"
          color="gray"
          size="3"
          onPress={onExport}
          isPending={state.kind === 'busy' || isRateLimited}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden /> Export data
        </Button>
        {onExportCsv && (
          <Button variant="surface" color="gray" size="3" onPress={onExportCsv}>
            <Download size={18} strokeWidth={1.75} aria-hidden /> Export as CSV
          </Button>
        )}
        <InlineStatus tone={state.kind === 'failed' ? 'failed' : 'done'}>{statusText(state)}</InlineStatus>
      </SettingsActions>
    </SettingsSection>
  );
}

function statusText(state: ExportState) {
  if (state.kind === 'failed') return 'Failed to export data.';
  return state.kind === 'done' && `Saved as ${state.fileName}.`;
}
