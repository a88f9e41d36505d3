import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { cx } from './cx.ts';
import styles from './Link.module.css';
import { type ButtonLook, themed } from './look.ts';

export type LinkProps = Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render' | 'href'> & {
  href: string;
  className?: string;
  children: ReactNode;
};

/** Text that leads somewhere. Knows only `href`: `AppRoot navigate` makes it navigate in the page. */
export function Link({ className, ...link }: LinkProps) {
  return <AriaLink {...link} className={cx(styles.link, className)} />;
}

/** A link without a look of its own: a logo, a card, a row. */
export function PlainLink(link: LinkProps) {
  return <AriaLink {...link} />;
}

export type ButtonLinkProps = ButtonLook & LinkProps;

/** A link that looks like a button: it leads somewhere, and it is the thing to do. */
export function ButtonLink({ variant, tone, size, className, ...link }: ButtonLinkProps) {
  return <AriaLink {...link} {...themed({ variant, tone, size }, styles.button, className)} />;
}
