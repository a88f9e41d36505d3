import { type ReactNode, useId } from 'react';
import field from './TextField.module.css';
import styles from './SelectField.module.css';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  description?: ReactNode;
  /** The new value is being saved. It can still be changed. */
  isSaving?: boolean;
  /** Focusable, but ignores input. */
  isReadOnly?: boolean;
};

/** A choice of one of many options that takes effect immediately. The browser draws its list, as a wheel on phones. */
export function SelectField({
  label,
  value,
  options,
  onChange,
  description,
  isSaving = false,
  isReadOnly = false,
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        aria-describedby={description ? `${id}-description` : undefined}
        aria-disabled={isReadOnly || undefined}
        aria-busy={isSaving || undefined}
        data-saving={isSaving || undefined}
        onChange={({ target }) => {
          if (!isReadOnly) onChange(target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {description && (
        <span id={`${id}-description`} className={field.description}>
          {description}
        </span>
      )}
    </div>
  );
}
