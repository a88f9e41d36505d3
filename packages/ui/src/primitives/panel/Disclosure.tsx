import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box, Button } from '@radix-ui/themes';
import { Button as AriaButton, Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  /** The button's label, open or closed. */
  title: string;
  /** Only rendered while open. */
  children: ReactNode;
};

/** A button that shows and hides optional content below it. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <AriaDisclosure>
      {({ isExpanded }) => (
        <>
          <Button asChild variant="ghost" color="gray" highContrast>
            <AriaButton slot="trigger">
              <ChevronRight className={styles.chevron} size={16} strokeWidth={1.75} aria-hidden />
              {title}
            </AriaButton>
          </Button>
          <DisclosurePanel>{isExpanded && <Box pt="2">{children}</Box>}</DisclosurePanel>
        </>
      )}
    </AriaDisclosure>
  );
}
