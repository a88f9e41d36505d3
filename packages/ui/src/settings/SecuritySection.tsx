import { type ChangePasswordPayload, PASSWORD_FIELDS_REQUIRED } from '@machine/contract/auth.ts';
import { CHANGED_PASSWORD_MIN } from '@machine/contract/constants.ts';
import { changePasswordForm } from '@machine/contract/forms.ts';
import { Box } from '@radix-ui/themes';
import { useEffect, useId } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { NewPasswordField, TextField, type TextFieldProps } from '../primitives/form/TextField.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { type ActionState, isHeld } from '../behavior/actionState.ts';
import { useForm } from '../behavior/useForm.ts';
import { SettingsActions, SettingsSection } from './SettingsSection.tsx';

export type ChangePasswordState = ActionState | { kind: 'done' };

export type SecuritySectionProps = {
  /** Lets password managers match the account. */
  username: string;
  /** Progress of the change. A failure is shown above the fields. */
  state: ChangePasswordState;
  /** Receives the current and the new password, without the confirmation. */
  onChangePassword: (payload: ChangePasswordPayload) => void;
};

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The section in which players change their password. Clears the fields on success and keeps them on failure. */
export function SecuritySection({ username, state, onChangePassword }: SecuritySectionProps) {
  const alertId = useId();
  const { bind, errors, clear, form } = useForm(
    changePasswordForm,
    EMPTY,
    ({ confirmPassword: _confirmPassword, ...payload }) => onChangePassword(payload),
  );
  const isDone = state.kind === 'done';
  // oxlint-disable-next-line react/exhaustive-deps -- once per change
  useEffect(() => void (isDone && clear()), [isDone]);

  const isIncomplete = Object.values(errors).includes(PASSWORD_FIELDS_REQUIRED);
  /** Shows the error for missing fields once for the whole form. */
  const password = (name: keyof typeof EMPTY): PasswordProps => {
    const { error, ...field } = bind(name);
    return error === PASSWORD_FIELDS_REQUIRED
      ? { ...field, isInvalid: true, 'aria-describedby': alertId }
      : { ...field, error };
  };
  const failure = state.kind === 'failed' && state.error;

  return (
    <SettingsSection title="Security" lead="Changing your password logs you out on all other devices.">
      <Box maxWidth="26.25rem">
        <Form {...form} aria-label="Change password">
          <FormAlert id={alertId}>{isIncomplete ? PASSWORD_FIELDS_REQUIRED : failure}</FormAlert>
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <TextField
            {...password('currentPassword')}
            label="Current password"
            type="password"
            autoComplete="current-password"
          />
          <NewPasswordField
            {...password('newPassword')}
            label="New password"
            description={`At least ${CHANGED_PASSWORD_MIN} characters`}
          />
          <NewPasswordField {...password('confirmPassword')} label="Confirm new password" />
          <SettingsActions>
            <Button type="submit" size="3" isPending={isHeld(state)}>
              Change password
            </Button>
            <InlineStatus tone="done">{isDone && 'Password changed.'}</InlineStatus>
          </SettingsActions>
        </Form>
      </Box>
    </SettingsSection>
  );
}

type PasswordProps = Omit<TextFieldProps, 'label'>;
