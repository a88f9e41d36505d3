import { ACCOUNT_DELETION_DAYS, ACCOUNT_RESTORE_DAYS } from '@machine/contract/constants.ts';
import type { ActionState } from '../behavior/actionState.ts';
import { ConfirmButton } from '../primitives/dialog/ConfirmButton.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export type DeletionSectionProps = {
  /** Progress of the deletion. A failure is shown in the dialog. */
  state: ActionState;
  /** Called once the player has confirmed it. */
  onDelete: () => void;
};

/** Settings section for deleting the account, with a confirmation dialog. */
export function DeletionSection({ state, onDelete }: DeletionSectionProps) {
  return (
    <SettingsSection
      title="Delete account"
      tone="danger"
      lead={`You'll be logged out everywhere, and your personal data will be deleted within ${ACCOUNT_DELETION_DAYS} days.`}
    >
      <div>
        <ConfirmButton
          label="Delete account"
          color="tomato"
          title="Delete account?"
          description={DESCRIPTION}
          state={state}
          onConfirm={onDelete}
        />
      </div>
    </SettingsSection>
  );
}

const DESCRIPTION = (
  <>
    <p>
      You&apos;ll lose your stars, streaks, rank and achievements, and no one will be able to find your profile. Your
      messages will appear under the name “Deleted user” until they&apos;re removed, within {ACCOUNT_DELETION_DAYS}{' '}
      days.
    </p>
    <p>
      We&apos;ll email you a link that restores your account for {ACCOUNT_RESTORE_DAYS} days, except for shared links.
    </p>
  </>
);
