import { Switch } from '../primitives/form/Switch.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export type ShortcutsSectionProps = {
  isOn: boolean;
  /** True if the server has the slate, which has keys, too. */
  hasSlate?: boolean;
  onChange: (isOn: boolean) => void;
};

const ON_HOME = 'On the home page: A to agree, D to disagree, N for the next prediction.';
const ON_SLATE = 'On Today: arrow keys to move between matches, A and D to pick.';

/** Switches the keyboard shortcuts off and on. */
export function ShortcutsSection({ isOn, hasSlate = false, onChange }: ShortcutsSectionProps) {
  return (
    <SettingsSection title="Keyboard">
      <Switch
        label="Shortcuts"
        description={`${ON_HOME} ${hasSlate ? `${ON_SLATE} ` : ''}Saved in this browser.`}
        isSelected={isOn}
        onChange={onChange}
      />
    </SettingsSection>
  );
}
