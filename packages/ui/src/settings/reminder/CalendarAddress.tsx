import { CALENDAR_ALARM_MINUTES } from '@machine/contract';
import { Flex, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { QuietButton } from '../../primitives/button/QuietButton.tsx';
import { AlertDialog } from '../../primitives/dialog/AlertDialog.tsx';
import { isHeld, type ReportedAction } from '../../behavior/actionState.ts';
import { focusFallback } from '../../behavior/focusFallback.ts';
import { TextField } from '../../primitives/form/TextField.tsx';
import { ActionStatus, Note, SettingsActions } from '../SettingsSection.tsx';

export type CalendarAddressProps = {
  /** Null: there is none. */
  address: string | null;
  state: ReportedAction;
  onCopy: () => void;
  /** Makes an address, or a new one. */
  onRenew: () => void;
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
            <Confirmed
              label="Create a new address"
              description="The old address stops working. Calendars that use it no longer get your matches."
              isPending={isPending}
              onConfirm={onRenew}
            />
            <Confirmed
              label="Remove"
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

type ConfirmedProps = { label: string; description: string; isPending?: boolean; onConfirm: () => void };

/** A button whose press has to be confirmed. What then happens is shown next to it. */
function Confirmed({ label, description, isPending, onConfirm }: ConfirmedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <QuietButton aria-haspopup="dialog" isPending={isPending} onPress={() => setIsOpen(true)}>
        {label}
      </QuietButton>
      <AlertDialog
        title={`${label === 'Remove' ? 'Remove the address' : label}?`}
        description={description}
        confirmLabel={label}
        isOpen={isOpen}
        state={{ kind: 'idle' }}
        onConfirm={() => {
          setIsOpen(false);
          onConfirm();
        }}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}
