import type { ChangePasswordPayload } from '@machine/contract';
import { ChangePasswordForm, type ChangePasswordState } from './ChangePasswordForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export type SecuritySectionProps = {
  /** Lets password managers match the account. */
  username: string;
  state: ChangePasswordState;
  onChangePassword: (payload: ChangePasswordPayload) => void;
};

/** The section in which players change their password. */
export function SecuritySection({ username, state, onChangePassword }: SecuritySectionProps) {
  return (
    <SettingsSection title="Security" lead="Changing your password logs you out on all other devices.">
      <ChangePasswordForm username={username} state={state} onSubmit={onChangePassword} />
    </SettingsSection>
  );
}
