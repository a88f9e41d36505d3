import type { ReactNode } from 'react';
import styles from './FormAlert.module.css';

export type FormAlertProps = { id?: string; children: ReactNode };

/** What is wrong with a form as a whole. It is there, empty, before it has something to say. */
export function FormAlert({ id, children }: FormAlertProps) {
  return (
    <div id={id} className={styles.alert} role="alert">
      {children}
    </div>
  );
}
