import type { ReactNode } from 'react';
import styles from './FormAlert.module.css';

export type FormAlertProps = { id?: string; children?: ReactNode };

/** An error message for a whole form. Rendered while empty, so that screen readers announce a new message. */
export function FormAlert({ id, children }: FormAlertProps) {
  return (
    <div id={id} className={styles.alert} role="alert">
      {children}
    </div>
  );
}
