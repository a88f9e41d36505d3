import { type FormEvent, useEffect, useRef, useState } from 'react';

type Issue = { path: readonly PropertyKey[]; message: string };

/** What a form needs of a schema of the contract. */
export type FormSchema<Output> = {
  safeParse(values: unknown): { success: true; data: Output } | { success: false; error: { issues: Issue[] } };
};

export type FormErrors<Values> = { [Name in keyof Values]?: string };

/**
 * A form's values and messages. It is checked on submit, all fields at once; a message goes when its field is edited,
 * and the first field that is wrong takes the focus.
 */
export function useForm<Values extends Record<string, string>, Output>(
  schema: FormSchema<Output>,
  initial: Values,
  onValid: (output: Output) => void,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const formRef = useRef<HTMLFormElement>(null);
  // Counted, because the same mistake made twice has to move the focus twice.
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

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
    setErrors(firstMessages<Values>(parsed.error.issues));
    setRefusals((before) => before + 1);
  };

  /** As it was before anything was typed. */
  const clear = () => {
    setValues(initial);
    setErrors({});
  };

  return { bind, errors, clear, form: { ref: formRef, onSubmit } };
}

/** One message a field: the first. */
function firstMessages<Values>(issues: Issue[]): FormErrors<Values> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0])] ??= message;
  return messages as FormErrors<Values>;
}
