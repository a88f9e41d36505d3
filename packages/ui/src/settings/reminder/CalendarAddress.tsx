import { CALENDAR_ALARM_MINUTES } from '@machine/contract/reminder.ts';
import { Flex, Heading } from '@radix-ui/themes';
import { QuietButton } from '../../primitives/button/QuietButton.tsx';
import { ConfirmButton } from '../../primitives/dialog/ConfirmButton.tsx';
import { isHeld, type ReportedAction } from '../../behavior/actionState.ts';
import { focusFallback } from '../../behavior/focusFallback.ts';
import { TextField } from '../../primitives/form/TextField.tsx';
import { ActionStatus, Note, SettingsActions } from '../SettingsSection.tsx';

export type CalendarAddressProps = {
  /** Null: there is none. */
  address: string | null;
  /** Progress and result of the last action, said below the buttons. */
  state: ReportedAction;
  /** Copies the address to the clipboard. */
  onCopy: () => void;
  /** Makes an address, or a new one. */
  onRenew: () => void;
  /** Called once the player has confirmed it. */
  onRemove: () => void;
};

/** The secret address at which calendar apps read the player's matches. */
export function CalendarAddress({ address, state, onCopy, onRenew, onRemove }: CalendarAddressProps) {
  const isPending = isHeld(state);
  return (
    <Flex {...focusFallback} direction="column" gap="3">
      <Heading as="h3" size="2" weight="medium">
        Calendar
      </Heading>
      <Note>
        Subscribe to this address in your calendar app to see the matches you pick, and those of clubs you follow, with
        an alarm {CALENDAR_ALARM_MINUTES} minutes before. Anyone who has the address can see them, but neither results
        nor your picks before a match starts. Changing your password ends it, and so does logging out everywhere.
      </Note>
      {address === null ? (
        <SettingsActions>
          <QuietButton isPending={isPending} onPress={onRenew}>
            Create an address
          </QuietButton>
        </SettingsActions>
      ) : (
        <>
          <TextField label="Calendar address" value={address} isReadOnly />
          <SettingsActions>
            <QuietButton onPress={onCopy}>Copy</QuietButton>
            <ConfirmButton
              label="Create a new address"
              title="Create a new address?"
              size="2"
              description="The old address stops working. Calendars that use it no longer get your matches."
              isPending={isPending}
              onConfirm={onRenew}
            />
            <ConfirmButton
              label="Remove"
              title="Remove the address?"
              size="2"
              description="The address stops working. You can make another one at any time."
              isPending={isPending}
              onConfirm={onRemove}
            />
          </SettingsActions>
        </>
      )}
      <ActionStatus state={state} />
    </Flex>
  );
}
