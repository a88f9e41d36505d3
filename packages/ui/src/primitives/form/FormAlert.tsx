import { Callout, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';

export type FormAlertProps = {
  /** Lets fields refer to the message as their description. */
  id?: string;
  /** The message; empty or false while there is none. */
  children?: ReactNode;
};

/** An error message for a whole form. Rendered while empty, so that screen readers announce a new message. */
export function FormAlert({ id, children }: FormAlertProps) {
  return (
    <div id={id} role="alert" style={children ? undefined : NO_SPACE}>
      {children && (
        <Callout.Root size="1" color="tomato" highContrast>
          <Text size="2">{children}</Text>
        </Callout.Root>
      )}
    </div>
  );
}

/** An empty message doesn't widen the gap that it is in. */
export const NO_SPACE = { position: 'absolute' } as const;
