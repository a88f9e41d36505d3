import { usernamePayload, type UsernamePayload } from '@machine/contract/auth.ts';
import { FORMER_USERNAME_DAYS, USERNAME_CHANGE_DAYS } from '@machine/contract/constants.ts';
import { Box, Text } from '@radix-ui/themes';
import { dateLabel } from '../format/time.ts';
import { Button } from '../primitives/button/Button.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { TextField } from '../primitives/form/TextField.tsx';
import { isHeld } from '../behavior/actionState.ts';
import { useForm } from '../behavior/useForm.ts';
import type { ChangePasswordState } from './SecuritySection.tsx';
import { SettingsActions, SettingsSection } from './SettingsSection.tsx';

export type UsernameSectionProps = {
  /** The current name, which the field starts with. */
  username: string;
  /** When it can be changed again; null: now. */
  lockedUntil: string | null;
  /** Progress of the change. A failure is shown above the field. */
  state: ChangePasswordState;
  /** Called with a valid name; the form shows validation errors itself. */
  onChange: (payload: UsernamePayload) => void;
};

const LEAD = `You can change it once in ${USERNAME_CHANGE_DAYS} days. Your former username stays reserved for you for ${FORMER_USERNAME_DAYS} days.`;

/** The section in which players change the name that others see. */
export function UsernameSection({ username, lockedUntil, state, onChange }: UsernameSectionProps) {
  return (
    <SettingsSection title="Username" lead={LEAD}>
      <Box {...focusFallback} maxWidth="26.25rem">
        {lockedUntil === null ? (
          <UsernameForm username={username} state={state} onChange={onChange} />
        ) : (
          <Text as="p">{`You’re ${username}. You can change this again on ${dateLabel(lockedUntil)}.`}</Text>
        )}
        <InlineStatus tone="done">{state.kind === 'done' && 'Username changed.'}</InlineStatus>
      </Box>
    </SettingsSection>
  );
}

function UsernameForm({ username, state, onChange }: Omit<UsernameSectionProps, 'lockedUntil'>) {
  const { bind, form } = useForm(usernamePayload, { username }, onChange);
  return (
    <Form {...form} aria-label="Change username">
      <FormAlert>{state.kind === 'failed' && state.error}</FormAlert>
      <TextField
        {...bind('username')}
        label="Username"
        autoComplete="username"
        description="3 to 20 letters, numbers and underscores"
      />
      <SettingsActions>
        <Button type="submit" size="3" isPending={isHeld(state)}>
          Change username
        </Button>
      </SettingsActions>
    </Form>
  );
}
