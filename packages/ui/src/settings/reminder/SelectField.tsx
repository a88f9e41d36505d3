import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldLabel } from '../../primitives/form/Field.tsx';
import styles from '../../primitives/form/Field.module.css';

/** A choice: its value, and its text for players. */
export type SelectOption = { value: string; label: string };

export type SelectFieldProps = {
  /** Names the field, above it. */
  label: string;
  /** The value of the selected option. */
  value: string;
  /** The choices, in order. The browser draws them. */
  options: readonly SelectOption[];
  /** Called with the value of the option that was chosen. */
  onChange: (value: string) => void;
  /** Hint below the field. */
  description?: ReactNode;
  /** The new value is being saved. It can still be changed. */
  isSaving?: boolean;
  /** Focusable, but ignores input. */
  isReadOnly?: boolean;
};

/** A choice of one of many options that takes effect immediately. The browser draws its list, as a wheel on phones. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, options, onChange, description, isSaving = false, isReadOnly = false } = props;
  const id = useId();
  return (
    <Flex direction="column" gap="1">
      <FieldLabel asChild>
        <label htmlFor={id}>{label}</label>
      </FieldLabel>
      <Box position="relative">
        <Button asChild variant={isSaving || isReadOnly ? 'soft' : 'surface'} color="gray" highContrast size="3">
          <select
            id={id}
            className={styles.select}
            value={value}
            aria-describedby={description ? `${id}-description` : undefined}
            aria-disabled={isReadOnly || undefined}
            aria-busy={isSaving || undefined}
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
        </Button>
        <ChevronDown size={16} className={styles.arrow} aria-hidden />
      </Box>
      {description && (
        <Text id={`${id}-description`} size="2" color="gray">
          {description}
        </Text>
      )}
    </Flex>
  );
}
