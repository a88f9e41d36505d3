import { Switch } from '../primitives/form/Switch.tsx';
import type { Appearance } from '../theme/AppRoot.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export type AppearanceSectionProps = { appearance: Appearance; onAppearance: (appearance: Appearance) => void };

/** Switches between dark and light mode. */
export function AppearanceSection({ appearance, onAppearance }: AppearanceSectionProps) {
  return (
    <SettingsSection title="Appearance">
      <Switch
        label="Dark mode"
        description="Saved in this browser."
        isSelected={appearance === 'dark'}
        onChange={(isDark) => onAppearance(isDark ? 'dark' : 'light')}
      />
    </SettingsSection>
  );
}
