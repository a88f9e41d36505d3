import { VisuallyHidden } from '@radix-ui/themes';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Input, Label, TextField as AriaTextField } from 'react-aria-components';
import { IconButton } from '../button/Button.tsx';
import box from './InputBox.module.css';
import styles from './SearchField.module.css';

export type SearchFieldProps = {
  /** The accessible name; visually there is only the placeholder. */
  label: string;
  placeholder?: string;
  /** The query. When not empty, a clear button is shown. */
  value: string;
  onChange: (value: string) => void;
  /** Gets focus when the surrounding panel opens. */
  hasInitialFocus?: boolean;
  /** For moving into a result list with the arrow keys. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** Searches a list as the user types. For a form field use a `TextField`. */
export function SearchField({ label, placeholder, value, onChange, hasInitialFocus, onKeyDown }: SearchFieldProps) {
  const field = { value, onChange, autoFocus: hasInitialFocus };
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  return (
    // Not React Aria's SearchField, which uses Escape to clear the field. Here Escape closes the surrounding panel.
    <AriaTextField {...field} className={styles.field} type="search" autoComplete="off">
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
      <div className={box.box}>
        <Search className={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
        <Input
          ref={inputRef}
          className={box.input}
          placeholder={placeholder}
          onKeyDown={onKeyDown}
          spellCheck={false}
          autoCapitalize="none"
          enterKeyHint="search"
        />
        {value !== '' && (
          <IconButton label="Clear search" onPress={clear} className={styles.clear}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </div>
    </AriaTextField>
  );
}
