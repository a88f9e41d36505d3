import { type FormEvent, useEffect, useRef, useState } from 'react';

/** The part of a contract schema that a form needs. */
export type FormSchema<Output> = {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: { path: readonly PropertyKey[]; message: string }[] } };
};

export type FormErrors<Values> = { [Name in keyof Values]?: string };

/**
 * Manages a form's values and error messages. Validates all fields on submit and focuses the first invalid one; editing
 * a field clears its message.
 */
export function useForm<Values extends Record<string, string>, Output>(
  schema: FormSchema<Output>,
  initial: Values,
  onValid: (output: Output) => void,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const formRef = useRef<HTMLFormElement>(null);
  // A counter, so that submitting the same error twice moves focus twice.
  const [failedSubmits, setFailedSubmits] = useState(0);

  useEffect(() => {
    if (failedSubmits > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedSubmits]);

  const bind = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = schema.safeParse(values);
    if (parsed.success) {
      setErrors({});
      onValid(parsed.data);
      return;
    }
    // The first message of each field.
    const messages = parsed.error.issues.map(({ path: [name], message }) => [name, message]).toReversed();
    setErrors(Object.fromEntries(messages) as FormErrors<Values>);
    setFailedSubmits((before) => before + 1);
  };

  /** Resets values and messages. */
  const clear = () => {
    setValues(initial);
    setErrors({});
  };

  return { bind, errors, clear, form: { ref: formRef, onSubmit } };
}
