import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import styles from './Form.module.css';

export type FormProps = {
  onSubmit: (event: FormEvent) => void;
  ref?: Ref<HTMLFormElement>;
  'aria-label'?: string;
  children: ReactNode;
};

/** A column of fields without the browser's validation messages. Use it with `useForm`. */
export function Form(props: FormProps) {
  return <AriaForm {...props} className={styles.form} validationBehavior="aria" />;
}
