import { Search } from 'lucide-react';
import { PanelButton, type PanelButtonProps } from '../primitives/button/PanelButton.tsx';

/** The header button that opens the user search. */
export function SearchButton(props: PanelButtonProps) {
  return (
    <PanelButton label="Search users" {...props}>
      <Search size={18} strokeWidth={1.75} aria-hidden />
    </PanelButton>
  );
}
