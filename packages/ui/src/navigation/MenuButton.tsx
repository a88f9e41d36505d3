import { Menu } from 'lucide-react';
import { PanelButton, type PanelButtonProps } from '../primitives/button/PanelButton.tsx';

/** The header button that opens the side navigation. */
export function MenuButton(props: PanelButtonProps) {
  return (
    <PanelButton label="Menu" {...props}>
      <Menu size={18} strokeWidth={1.75} aria-hidden />
    </PanelButton>
  );
}
