import { Flex } from '@radix-ui/themes';
import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components';

export type FormProps = {
  onSubmit: (event: FormEvent) => void;
  ref?: Ref<HTMLFormElement>;
  'aria-label'?: string;
  children: ReactNode;
};

/** A column of fields without the browser's validation messages. Use it with `useForm`. */
export function Form(props: FormProps) {
  return (
    <Flex asChild direction="column" gap="4">
      <AriaForm {...props} validationBehavior="aria" />
    </Flex>
  );
}
