import { SettingsSection } from '../settings/SettingsSection.tsx';
import { ClubPicker, type ClubPickerProps } from './ClubPicker.tsx';

export type ClubsSectionProps = ClubPickerProps;

/** Part of the settings: the clubs that the player follows. */
export function ClubsSection({ state }: ClubsSectionProps) {
  return (
    <SettingsSection title="Your clubs" lead="Their matches come first on Today, and the menu shows the next ones.">
      <ClubPicker state={state} />
    </SettingsSection>
  );
}
