import { Flex } from '@radix-ui/themes';
import type { RefAttributes } from 'react';
import { Form as AriaForm, type FormProps } from 'react-aria-components';

/** A column of fields without the browser's validation messages. Use it with `useForm`. */
export function Form(props: FormProps & RefAttributes<HTMLFormElement>) {
  return (
    <Flex asChild direction="column" gap="4">
      <AriaForm {...props} validationBehavior="aria" />
    </Flex>
  );
}
