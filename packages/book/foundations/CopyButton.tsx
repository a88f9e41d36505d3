import { Badge, Box, Button } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';

export type CopyButtonProps = {
  /** The text to copy, or how to read it from the button. */
  text: string | ((button: HTMLElement) => string);
  /** Names the button if its content doesn't: "Copy Bell as SVG". */
  label?: string;
  children: ReactNode;
};

/** A button that copies a text, and says whether that has worked until the pointer or the focus leaves it. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const [result, setResult] = useState('');
  const copy = async (button: HTMLElement) => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text(button));
      setResult('Copied');
    } catch {
      setResult('Not copied: the browser blocks it');
    }
  };
  const forget = () => setResult('');
  return (
    <Box asChild position="relative">
      <span>
        <Button
          variant="ghost"
          color="gray"
          highContrast
          size="1"
          m="0"
          aria-label={label}
          title={label ?? 'Copy'}
          onClick={({ currentTarget }) => void copy(currentTarget)}
          onBlur={forget}
          onPointerLeave={forget}
        >
          {children}
        </Button>
        <Box asChild position="absolute" bottom="100%" left="0">
          <output>{result && <Badge variant="solid">{result}</Badge>}</output>
        </Box>
      </span>
    </Box>
  );
}
