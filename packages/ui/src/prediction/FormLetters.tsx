import { Badge, type BadgeProps, Flex, VisuallyHidden } from '@radix-ui/themes';
import { Mono } from '../primitives/text/Mono.tsx';

/** The results of a club's matches, and how they are read out. */
export const FORM_WORDS: Readonly<Record<string, string>> = { W: 'won', D: 'drawn', L: 'lost' };

/** The letter says the result; the color repeats it. */
const COLORS: Partial<Record<string, BadgeProps['color']>> = { W: 'mint', L: 'tomato' };

export type FormLettersProps = {
  /** Oldest first. */
  results: readonly string[];
};

/** A club's last results as letters. */
export function FormLetters({ results }: FormLettersProps) {
  return (
    <>
      <VisuallyHidden>{results.map((result) => FORM_WORDS[result] ?? result).join(', ')}</VisuallyHidden>
      <Flex as="span" display="inline-flex" wrap="wrap" justify="end" gap="1" aria-hidden>
        {Object.entries(results).map(([index, result]) => (
          <Badge key={index} variant="surface" color={COLORS[result] ?? 'gray'} highContrast>
            <Mono>{result.slice(0, 1)}</Mono>
          </Badge>
        ))}
      </Flex>
    </>
  );
}
