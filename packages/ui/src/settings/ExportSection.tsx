import { Download } from 'lucide-react';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { isHeld, type ReportedAction } from '../behavior/actionState.ts';
import { ActionStatus, SettingsActions, SettingsSection } from './SettingsSection.tsx';

export type ExportSectionProps = {
  /** Progress of the export as JSON, said next to the buttons. */
  state: ReportedAction;
  /** Downloads the data as JSON. */
  onExport: () => void;
  /** Only if the server has the format, too. */
  onExportCsv?: () => void;
};

/** Downloads the data of the player. */
export function ExportSection({ state, onExport, onExportCsv }: ExportSectionProps) {
  return (
    <SettingsSection
      title="Your data"
      lead="Download everything we store about you as JSON: profile, picks, follows, notifications, devices and messages."
    >
      <SettingsActions>
        <QuietButton size="3" onPress={onExport} isPending={isHeld(state)}>
          <Download size={18} strokeWidth={1.75} aria-hidden /> Export data
        </QuietButton>
        {onExportCsv && (
          <QuietButton size="3" onPress={onExportCsv}>
            <Download size={18} strokeWidth={1.75} aria-hidden /> Export as CSV
          </QuietButton>
        )}
        <ActionStatus state={state} />
      </SettingsActions>
    </SettingsSection>
  );
}
