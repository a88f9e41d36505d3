import {
  Button as RadixButton,
  type ButtonProps as RadixButtonProps,
  IconButton as RadixIconButton,
  Spinner,
} from '@radix-ui/themes';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import styles from './Button.module.css';

/** How Radix' buttons look. `solid`, the default, is for the main action, `ghost` for bars and rows. */
export type ButtonStyle = Pick<RadixButtonProps, 'variant' | 'color' | 'size' | 'highContrast'>;

export type ButtonProps = Omit<RadixButtonProps, 'onClick' | 'loading' | 'asChild' | 'ref'> & {
  /** Called on click, tap, Enter or Space. */
  onPress?: () => void;
  /** In progress: keeps its name, size and focus, and ignores presses. */
  isPending?: boolean;
  /** The `button` element, for moving the focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** The label: a verb, with an icon before it if that helps. */
  children: ReactNode;
};

/** Triggers an action. For navigation use a `ButtonLink`. */
export function Button(props: ButtonProps) {
  return <Pressable as={RadixButton} {...props} />;
}

function Pressable({
  as: Element,
  isPending = false,
  onPress,
  className,
  children,
  ...button
}: ButtonProps & { as: typeof RadixButton | typeof RadixIconButton }) {
  return (
    <Element
      type="button"
      // Safari focuses a pressed button only if it has a `tabIndex`.
      tabIndex={0}
      {...buttonLook(button)}
      {...button}
      {...(isPending && BUSY)}
      onClick={isPending ? ignore : onPress && (() => onPress())}
      className={cx(styles.button, className)}
    >
      {isPending ? (
        <>
          <span className={styles.hidden}>{children}</span>
          <span className={styles.spinner} aria-hidden>
            <Spinner />
          </span>
        </>
      ) : (
        children
      )}
    </Element>
  );
}

/** Radix' `loading` would disable the button, which then loses its focus. */
const BUSY = { 'aria-busy': true, 'aria-disabled': true, 'data-pending': true };
/** Prevents a second submit by a press or by Enter in a field. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** Only solid mint has enough contrast by itself. */
export const buttonLook = ({ color, variant = 'solid', size = '2' }: ButtonStyle) => ({
  'data-size': size,
  'data-variant': variant,
  highContrast: variant !== 'solid' || color === 'gray' || color === 'tomato',
});

export type IconButtonProps = Omit<ButtonProps, 'aria-label'> & {
  /** The accessible name. */
  label: string;
};

/** A button for places with room for an icon only: the header, a corner, the end of a row. */
export function IconButton({ label, ...button }: IconButtonProps) {
  return (
    <Pressable as={RadixIconButton} variant="ghost" color="gray" {...button} aria-label={label} data-tooltip={label} />
  );
}
