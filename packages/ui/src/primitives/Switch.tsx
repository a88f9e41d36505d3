import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import styles from './Switch.module.css';

export type SwitchProps = {
  label: string;
  /** What it changes, in a sentence below. */
  description?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** What is seen is still on its way; it can be switched back meanwhile. */
  isSaving?: boolean;
  /** Keeps its focus, and does nothing when pressed. */
  isReadOnly?: boolean;
};

/** For a setting that is on or off, and changes at once. The whole line is pressed. */
export function Switch({ label, description, isSaving = false, ...field }: SwitchProps) {
  return (
    <SwitchField {...field} className={styles.field} data-saving={isSaving || undefined}>
      <SwitchButton className={styles.line}>
        <span className={styles.label}>{label}</span>
        {/* Its place is told in words, too, but not to those who hear it from the switch itself. */}
        <span className={styles.word} aria-hidden>
          {field.isSelected ? 'On' : 'Off'}
        </span>
        <span className={styles.track} aria-hidden>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
