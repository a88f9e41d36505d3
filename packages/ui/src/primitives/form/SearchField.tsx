import { TextField } from '@radix-ui/themes';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/Button.tsx';
import { Field, LineInput, type LineInputProps } from './Field.tsx';

export type SearchFieldProps = Pick<LineInputProps, 'placeholder' | 'onKeyDown'> & {
  /** The accessible name; visually there is only the placeholder. */
  label: string;
  /** The query. When not empty, a clear button is shown. */
  value: string;
  /** Called with the whole query on each change, and empty by the clear button. */
  onChange: (value: string) => void;
  /** Gets focus when the surrounding panel opens. */
  hasInitialFocus?: boolean;
};

/** Searches a list as the user types. For a form field use a `TextField`. */
export function SearchField({ placeholder, hasInitialFocus, onKeyDown, ...field }: SearchFieldProps) {
  const focus = { autoFocus: hasInitialFocus };
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    field.onChange('');
    inputRef.current?.focus();
  };
  return (
    // Not React Aria's SearchField, which uses Escape to clear the field. Here Escape closes the surrounding panel.
    <Field {...field} {...focus} isLabelHidden type="search" autoComplete="off">
      <LineInput
        ref={inputRef}
        placeholder={placeholder}
        onKeyDown={onKeyDown}
        autoCapitalize="none"
        enterKeyHint="search"
      >
        <TextField.Slot side="left">
          <Search size={16} strokeWidth={1.75} aria-hidden />
        </TextField.Slot>
        {field.value !== '' && (
          <TextField.Slot side="right" px="1">
            <IconButton label="Clear search" onPress={clear}>
              <X size={16} aria-hidden />
            </IconButton>
          </TextField.Slot>
        )}
      </LineInput>
    </Field>
  );
}
