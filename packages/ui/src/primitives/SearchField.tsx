import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Input, Label, TextField as AriaTextField } from 'react-aria-components';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './SearchField.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SearchFieldProps = {
  /** Its name for those who listen; what is seen is the placeholder. */
  label: string;
  placeholder?: string;
  /** What is typed; with it comes the button that clears it. */
  value: string;
  onChange: (value: string) => void;
  /** In a panel: where the focus is when it opens. */
  hasInitialFocus?: boolean;
  /** For lists that are entered by arrow keys. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** For a list that is searched as one types; a field of a form is a `TextField`. */
export function SearchField({ label, placeholder, value, onChange, hasInitialFocus, onKeyDown }: SearchFieldProps) {
  const field = { value, onChange, autoFocus: hasInitialFocus };
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  return (
    // Escape is left to the panel around it, which closes; React Aria's own search field would keep it for clearing.
    <AriaTextField {...field} type="search" autoComplete="off">
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
      <div className={cx('rt-TextFieldRoot rt-r-size-3 rt-variant-surface', styles.box)}>
        <Search className={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
        <Input
          ref={inputRef}
          className={cx('rt-reset rt-TextFieldInput', styles.input)}
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
