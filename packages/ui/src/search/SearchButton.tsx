import { Search } from 'lucide-react';
import { IconButton } from '../primitives/Button.tsx';

export type SearchButtonProps = {
  /** Whether its panel is open. */
  isOpen: boolean;
  onPress: () => void;
  /** Somebody is about to search: the moment to fetch the panel. */
  onIntent?: () => void;
};

/** Opens the search for users; stands in the header. */
export function SearchButton({ isOpen, onPress, onIntent }: SearchButtonProps) {
  return (
    <IconButton
      label="Search users"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={onPress}
      onHoverStart={onIntent}
      onFocus={onIntent}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
