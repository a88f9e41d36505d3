import { ACCOUNT_DELETION_DAYS } from '@machine/contract';
import { useState } from 'react';
import { AlertDialog } from '../primitives/AlertDialog.tsx';
import { Button } from '../primitives/Button.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './SettingsSection.module.css';

export type DeletionState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; error: string; isWaiting?: boolean };

export type DeletionSectionProps = {
  state: DeletionState;
  onDelete: () => void;
};

/** The way out for good. Nothing happens before the question is answered. */
export function DeletionSection({ state, onDelete }: DeletionSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  // A question that is asked anew does not begin with what failed before.
  const [isTold, setIsTold] = useState(true);
  const cancel = () => {
    setIsAsking(false);
    setIsTold(false);
  };
  const confirm = () => {
    setIsTold(true);
    onDelete();
  };
  return (
    <SettingsSection
      title="Delete account"
      tone="danger"
      lead={`You are logged out everywhere at once, and your personal data is gone within ${ACCOUNT_DELETION_DAYS} days.`}
    >
      <div className={styles.action}>
        <Button variant="outline" tone="danger" size="3" aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
          Delete account
        </Button>
      </div>
      <AlertDialog
        title="Delete account?"
        description={DESCRIPTION}
        confirmLabel="Delete account"
        isOpen={isAsking}
        isPending={state.kind === 'busy'}
        isWaiting={state.kind === 'failed' && state.isWaiting}
        error={isTold && state.kind === 'failed' ? state.error : null}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </SettingsSection>
  );
}

const DESCRIPTION = (
  <>
    <p>
      Your stars, streaks, rank and achievements go, and nobody finds you any more. What you wrote stands under the name
      “Deleted user” until it is removed, within {ACCOUNT_DELETION_DAYS} days.
    </p>
    <p>This cannot be undone.</p>
  </>
);
