import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { cx } from '../cx.ts';
import styles from './Link.module.css';
import { type ButtonStyle, buttonStyleProps } from './buttonStyle.ts';

export type LinkProps = Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render' | 'href' | 'onPress'> & {
  /** An internal path or an external URL. */
  href: string;
  /** Called when the link is followed, for example to close the panel it is in. */
  onPress?: () => void;
  className?: string;
  children: ReactNode;
};

/** An inline text link. Takes only an `href`; the `navigate` prop of `AppRoot` makes it navigate client-side. */
export function Link({ className, ...link }: LinkProps) {
  return <AriaLink {...link} className={cx(styles.link, className)} />;
}

/** An unstyled link for custom content: a logo, a card, a row. */
export function PlainLink(link: LinkProps) {
  return <AriaLink {...link} />;
}

export type ButtonLinkProps = ButtonStyle & LinkProps;

/** A link styled as a button, for navigation that is the main action. */
export function ButtonLink({ variant, tone, size, className, ...link }: ButtonLinkProps) {
  return <AriaLink {...link} {...buttonStyleProps({ variant, tone, size }, className)} />;
}
