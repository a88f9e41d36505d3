import { Switch } from '../primitives/form/Switch.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export type ShortcutsSectionProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Switches the keyboard shortcuts of home off and on. */
export function ShortcutsSection({ isOn, onChange }: ShortcutsSectionProps) {
  return (
    <SettingsSection title="Keyboard">
      <Switch
        label="Shortcuts"
        description="On the home page: A to agree, D to disagree, N for the next prediction. Saved in this browser."
        isSelected={isOn}
        onChange={onChange}
      />
    </SettingsSection>
  );
}
