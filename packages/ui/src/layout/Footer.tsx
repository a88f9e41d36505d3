import type { Credit } from '@machine/contract/game.ts';
import { Flex, Link as RadixLink } from '@radix-ui/themes';
import { PlainLink } from '../primitives/button/Link.tsx';
import styles from './Frame.module.css';

export type FooterProps = {
  /** Public pages, in order. */
  links: ReadonlyArray<{ href: string; label: string }>;
  /** The current path, whose link is marked. */
  current?: string;
  /** Providers of match data that ask to be named, in their own words. */
  credits?: readonly Credit[];
};

/** The page footer: links to public pages, for visitors and players. */
export function Footer({ links, current, credits = [] }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Flex asChild wrap="wrap" justify="center" gapX="4">
        <nav aria-label="Explore">
          {links.map((link) => (
            <FooterLink key={link.href} {...link} isCurrent={link.href === current} />
          ))}
        </nav>
      </Flex>
      {credits.length > 0 && (
        <Flex wrap="wrap" justify="center" gapX="4">
          {credits.map(({ name, url }) => (
            <FooterLink key={url} href={url} label={name} />
          ))}
        </Flex>
      )}
    </footer>
  );
}

const FooterLink = ({ href, label, isCurrent = false }: { href: string; label: string; isCurrent?: boolean }) => (
  <RadixLink asChild size="2" color="gray" underline={isCurrent ? 'always' : 'hover'}>
    <PlainLink href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </PlainLink>
  </RadixLink>
);
