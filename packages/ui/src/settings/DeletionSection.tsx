import { ACCOUNT_DELETION_DAYS } from '@machine/contract';
import { useState } from 'react';
import { AlertDialog } from '../primitives/dialog/AlertDialog.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './SettingsSection.module.css';

export type DeletionState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; error: string; isRateLimited?: boolean };

export type DeletionSectionProps = {
  state: DeletionState;
  onDelete: () => void;
};

/** Settings section for deleting the account, with a confirmation dialog. */
export function DeletionSection({ state, onDelete }: DeletionSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Hides the last failure when the dialog opens again.
  const [isErrorShown, setIsErrorShown] = useState(true);
  const cancel = () => {
    setIsOpen(false);
    setIsErrorShown(false);
  };
  const confirm = () => {
    setIsErrorShown(true);
    onDelete();
  };
  return (
    <SettingsSection
      title="Delete account"
      tone="danger"
      lead={`You'll be logged out everywhere, and your personal data will be deleted within ${ACCOUNT_DELETION_DAYS} days.`}
    >
      <div className={styles.action}>
        <Button variant="outline" tone="danger" size="3" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
          Delete account
        </Button>
      </div>
      <AlertDialog
        title="Delete account?"
        description={DESCRIPTION}
        confirmLabel="Delete account"
        isOpen={isOpen}
        isPending={state.kind === 'busy'}
        isRateLimited={state.kind === 'failed' && state.isRateLimited}
        error={isErrorShown && state.kind === 'failed' ? state.error : null}
        onConfirm={confirm}
        onCancel={cancel}
      />
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
    <p>This cannot be undone.</p>
  </>
);
