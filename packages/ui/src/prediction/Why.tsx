import { type ReactNode, useId, useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';

export type WhyProps = {
  /** Rendered while open. */
  children: ReactNode;
};

/** Shows the reasons for a prediction on demand. Not a `Disclosure`, which would add more than a kilobyte to the home page. */
export function Why({ children }: WhyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div>
      <Button
        variant="ghost"
        color="gray"
        // Its text begins at the edge of the text above.
        style={{ marginInlineStart: 'calc(-1 * var(--space-2))' }}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPress={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden>{isOpen ? '[-]' : '[+]'}</span> Why?
      </Button>
      <div id={panelId}>{isOpen && children}</div>
    </div>
  );
}
