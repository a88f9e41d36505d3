import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/Link.tsx';
import { Block } from './Block.tsx';

export type EmptyBlockProps = {
  /** Illustrates the message; hidden from screen readers. */
  icon: LucideIcon;
  /** Says that there is no content. */
  message: ReactNode;
  /** Says how content gets there, below the message. */
  detail?: string;
  /** Below the detail. */
  more?: string;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** The next step, if it is a screen. */
  link?: { href: string; label: string; isQuiet?: boolean; onPress?: () => void };
  /** The next step, for what only players have. */
  onLogin?: () => void;
};

/** An empty state: says that there is no content, and what to do next. */
export function EmptyBlock({ icon, message, detail, more, action, link, onLogin }: EmptyBlockProps) {
  return (
    <Block icon={icon} message={message} details={[detail, more]}>
      {action}
      {onLogin && (
        <Button size="3" onPress={onLogin}>
          Log in
        </Button>
      )}
      {link && (
        <ButtonLink
          size="3"
          href={link.href}
          onPress={link.onPress}
          {...(link.isQuiet && { variant: 'surface', color: 'gray' })}
        >
          {link.label}
        </ButtonLink>
      )}
    </Block>
  );
}
