import type { MouseEvent, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { type ButtonStyle, buttonStyleProps } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = ButtonStyle &
  Omit<
    AriaButtonProps,
    'children' | 'className' | 'style' | 'render' | 'isPending' | 'onPress' | 'isDisabled' | 'type'
  > & {
    /** By mouse, finger, Enter or Space. */
    onPress?: () => void;
    /** `submit` in a form: Enter in its fields presses it, too. */
    type?: 'button' | 'submit';
    /** There is nothing to press it for, and Tab passes it over. */
    isDisabled?: boolean;
    /** Busy: keeps its name and its focus, and does nothing when pressed. */
    isPending?: boolean;
    className?: string;
    ref?: Ref<HTMLButtonElement>;
    children: ReactNode;
  };

/** For whatever is pressed and leads nowhere; what leads somewhere is a `ButtonLink`. */
export function Button({ variant, tone, size, className, isPending = false, onPress, children, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...buttonStyleProps({ variant, tone, size }, styles.button, className)}
      onPress={isPending ? undefined : onPress}
      render={(dom) => <button {...dom} {...(isPending && BUSY)} />}
    >
      <span className={styles.label}>{children}</span>
      {isPending && (
        <span className={styles.spinner} aria-hidden>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
}

/** React Aria's own way names the button by its id, and outlives a button that goes away, as the pick's does. */
const BUSY = {
  'aria-busy': true,
  'aria-disabled': true,
  'data-pending': true,
  // Neither a press nor Enter in a field submits the form a second time.
  onClick: (event: MouseEvent) => event.preventDefault(),
};

export type IconButtonProps = Omit<ButtonProps, 'aria-label'> & {
  /** The icon says nothing to those who cannot see it. */
  label: string;
};

/** For places that have room for an icon only: the header, a corner, the end of a row. */
export function IconButton({ label, className, ...button }: IconButtonProps) {
  return <Button variant="ghost" tone="gray" {...button} className={cx(styles.icon, className)} aria-label={label} />;
}
