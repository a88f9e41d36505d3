import { Text } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

/** A sentence in gray, for what is only worth a glance. */
export const Note = (text: Omit<ComponentProps<'p'>, 'color'>) => <Text as="p" size="2" color="gray" {...text} />;
