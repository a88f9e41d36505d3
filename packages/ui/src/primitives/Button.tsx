import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { type ButtonLook, themed } from './look.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = ButtonLook &
  Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> & {
    /** Busy: keeps its name and its focus, and does nothing when pressed. */
    isPending?: boolean;
    className?: string;
    ref?: Ref<HTMLButtonElement>;
    children: ReactNode;
  };

/** Whatever is pressed and is no link. */
export function Button({ variant, tone, size, className, children, ...behaviour }: ButtonProps) {
  const { isPending } = behaviour;
  return (
    <AriaButton
      {...behaviour}
      {...themed({ variant, tone, size }, styles.button, className)}
      // React Aria passes on only the attributes it knows, and this is none of them.
      render={(dom) => <button {...dom} aria-busy={isPending || undefined} />}
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

export type IconButtonProps = Omit<ButtonProps, 'aria-label'> & {
  /** The icon says nothing to those who cannot see it. */
  label: string;
};

/** A button that shows only an icon. */
export function IconButton({ label, className, ...button }: IconButtonProps) {
  return <Button variant="ghost" tone="gray" {...button} className={cx(styles.icon, className)} aria-label={label} />;
}
