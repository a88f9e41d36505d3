import { Search } from 'lucide-react';
import { PanelButton, type PanelButtonProps } from '../primitives/PanelButton.tsx';

/** Opens the search for users. */
export function SearchButton(props: PanelButtonProps) {
  return (
    <PanelButton label="Search users" {...props}>
      <Search size={18} strokeWidth={1.75} aria-hidden />
    </PanelButton>
  );
}
