import type { MouseEvent, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from './Button.module.css';
import { cx } from '../cx.ts';
import { type ButtonStyle, buttonStyleProps } from './buttonStyle.ts';
import { Spinner } from '../feedback/Spinner.tsx';

export type ButtonProps = ButtonStyle &
  Omit<
    AriaButtonProps,
    'children' | 'className' | 'style' | 'render' | 'isPending' | 'onPress' | 'isDisabled' | 'type'
  > & {
    /** Called on click, tap, Enter or Space. */
    onPress?: () => void;
    /** `submit` also lets Enter in a field submit the form. */
    type?: 'button' | 'submit';
    /** Not available, and skipped by Tab. */
    isDisabled?: boolean;
    /** In progress: keeps its name and focus, and ignores presses. */
    isPending?: boolean;
    /** The key that presses the button, for screen readers and for the app, which listens to it. */
    keyShortcut?: string;
    className?: string;
    ref?: Ref<HTMLButtonElement>;
    children: ReactNode;
  };

/** Triggers an action. For navigation use a `ButtonLink`. */
export function Button({
  variant,
  tone,
  size,
  className,
  isPending = false,
  onPress,
  keyShortcut,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...buttonStyleProps({ variant, tone, size }, className)}
      onPress={isPending ? undefined : onPress}
      render={(dom) => <button {...dom} aria-keyshortcuts={keyShortcut} {...(isPending && BUSY)} />}
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

/**
 * Replaces React Aria's `isPending`, which changes the button's accessible name and keeps running after the button is
 * removed, as happens to the pick buttons.
 */
const BUSY = {
  'aria-busy': true,
  'aria-disabled': true,
  'data-pending': true,
  // Prevents a second submit by a press or by Enter in a field.
  onClick: (event: MouseEvent) => event.preventDefault(),
};

export type IconButtonProps = Omit<ButtonProps, 'aria-label'> & {
  /** The accessible name. */
  label: string;
};

/** A button for places with room for an icon only: the header, a corner, the end of a row. */
export function IconButton({ label, className, ...button }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      tone="gray"
      {...button}
      className={cx(styles.icon, className)}
      aria-label={label}
      data-tooltip={label}
    />
  );
}
