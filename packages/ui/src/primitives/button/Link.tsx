import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Link.module.css';
import { type ButtonStyle, buttonStyleProps } from './buttonStyle.ts';

export type LinkProps = Pick<
  ComponentProps<'a'>,
  'ref' | 'id' | 'title' | 'className' | 'aria-current' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> & {
  /** An internal path or an external URL. */
  href: string;
  /** Called when the link is followed, for example to close the panel it is in. */
  onPress?: () => void;
  children: ReactNode;
};

/** An inline text link. Takes only an `href`; the `navigate` prop of `AppRoot` makes it navigate client-side. */
export function Link({ className, ...link }: LinkProps) {
  return <PlainLink {...link} className={cx(styles.link, className)} />;
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
export function ButtonLink({ variant, tone, size, className, ...link }: ButtonLinkProps) {
  return <PlainLink {...link} {...buttonStyleProps({ variant, tone, size }, className)} />;
}
