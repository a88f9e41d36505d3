import type { ChangePasswordPayload } from '@machine/contract';
import { ChangePasswordForm, type ChangePasswordState } from './ChangePasswordForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export type SecuritySectionProps = {
  /** So that a password manager knows whose password it is. */
  username: string;
  state: ChangePasswordState;
  onChangePassword: (payload: ChangePasswordPayload) => void;
};

export function SecuritySection({ username, state, onChangePassword }: SecuritySectionProps) {
  return (
    <SettingsSection title="Security" lead="A new password logs you out everywhere else.">
      <ChangePasswordForm username={username} state={state} onSubmit={onChangePassword} />
    </SettingsSection>
  );
}
