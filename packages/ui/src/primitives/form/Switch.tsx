import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import styles from './Switch.module.css';

export type SwitchProps = {
  label: string;
  /** Explains the setting below the label. */
  description?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** The new value is being saved. It can still be toggled. */
  isSaving?: boolean;
  /** Focusable, but ignores input. */
  isReadOnly?: boolean;
};

/** An on/off setting that takes effect immediately. The whole row is clickable. */
export function Switch({ label, description, isSaving = false, ...field }: SwitchProps) {
  return (
    <SwitchField {...field} className={styles.field} data-saving={isSaving || undefined}>
      <SwitchButton className={styles.row}>
        <span className={styles.label}>{label}</span>
        {/* Hidden from screen readers, which get the value from the switch itself. */}
        <span className={styles.valueLabel} aria-hidden>
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
