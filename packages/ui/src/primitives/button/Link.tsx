import { Button as RadixButton, Link as RadixLink } from '@radix-ui/themes';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { buttonLook, type ButtonStyle } from './Button.tsx';
import styles from './Button.module.css';

export type LinkProps = Pick<
  ComponentProps<'a'>,
  'ref' | 'id' | 'title' | 'className' | 'aria-current' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> & {
  /** An internal path or an external URL. */
  href: string;
  /** Called when the link is followed, for example to close the panel it is in. */
  onPress?: () => void;
  /** The text or, in a `PlainLink`, other content that says where it leads. */
  children: ReactNode;
};

/** An inline text link. Takes only an `href`; the `navigate` prop of `AppRoot` makes it navigate client-side. */
export function Link({ className, ...link }: LinkProps) {
  return (
    <RadixLink asChild underline="always" color="mint" className={className}>
      <PlainLink {...link} />
    </RadixLink>
  );
}

/**
 * An unstyled link for custom content: a logo, a card, a row. A native anchor without hooks, because lists render dozens
 * of them at once; `AppRoot` handles the clicks of all links.
 */
export function PlainLink({ href, onPress, children, ...link }: LinkProps) {
  return (
    // Safari focuses a pressed link only if it has a `tabIndex`.
    <a {...link} href={href} tabIndex={0} onClick={onPress}>
      {children}
    </a>
  );
}

export type ButtonLinkProps = ButtonStyle & LinkProps;

/** A link styled as a button, for navigation that is the main action. */
export function ButtonLink({ variant, color, size, className, ...link }: ButtonLinkProps) {
  const look = { variant, color, size };
  return (
    <RadixButton asChild {...buttonLook(look)} {...look} className={cx(styles.button, className)}>
      <PlainLink {...link} />
    </RadixButton>
  );
}
