import { Flex, Text } from '@radix-ui/themes';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '../panel/Panel.tsx';
import { Mono } from '../text/Mono.tsx';

export type BlockProps = {
  /** Illustrates the message; hidden from screen readers. */
  icon: LucideIcon;
  /** Announces the message at once, and colors its icon. */
  isFailure?: boolean;
  /** One sentence in place of the content. */
  message: ReactNode;
  /** Sentences below the message. */
  details: readonly (string | undefined)[];
  /** The next step. */
  children?: ReactNode;
};

/** A message in place of content: an icon, a sentence, its explanation and what to do next. */
export function Block({ icon: Icon, isFailure = false, message, details, children }: BlockProps) {
  return (
    <Panel tone="quiet" role={isFailure ? 'alert' : undefined}>
      <Flex direction="column" align="center" gap="3" px="3" py="6">
        <Text color={isFailure ? 'tomato' : 'gray'} aria-hidden>
          <Icon size={28} strokeWidth={1.5} />
        </Text>
        <Mono as="p" size="4" weight="medium" align="center" wrap="balance">
          {message}
        </Mono>
        {details.map(
          (detail) =>
            detail && (
              <Text key={detail} as="p" color="gray" align="center" wrap="balance">
                {detail}
              </Text>
            ),
        )}
        {children}
      </Flex>
    </Panel>
  );
}
