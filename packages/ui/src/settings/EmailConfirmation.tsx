import { Callout } from '@radix-ui/themes';
import { Button } from '../primitives/button/Button.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { SettingsActions } from './SettingsSection.tsx';

export type EmailConfirmationState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; error: string; isRateLimited?: boolean }
  | { kind: 'sent' };

export type EmailConfirmationProps = {
  email: string;
  state: EmailConfirmationState;
  onSend: () => void;
};

/** Prompts the player to confirm their email address, and resends the link on request. */
export function EmailConfirmation({ email, state, onSend }: EmailConfirmationProps) {
  const isRateLimited = state.kind === 'failed' && state.isRateLimited;
  return (
    <Callout.Root color="amber" highContrast size="1">
      <Callout.Text>
        <strong>Confirm your email address.</strong> We sent a link to <UserText>{email}</UserText>. Until then we only
        send account emails.
      </Callout.Text>
      <SettingsActions>
        <Button variant="surface" color="gray" onPress={onSend} isPending={state.kind === 'busy' || isRateLimited}>
          Send again
        </Button>
        <InlineStatus tone={state.kind === 'failed' ? 'failed' : 'done'}>{statusText(state)}</InlineStatus>
      </SettingsActions>
    </Callout.Root>
  );
}

function statusText(state: EmailConfirmationState) {
  if (state.kind === 'failed') return state.error;
  return state.kind === 'sent' && 'Email sent. Check your inbox and your spam folder.';
}
