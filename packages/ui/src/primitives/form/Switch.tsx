import { Box, Flex, Switch as RadixSwitch, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Eyebrow } from '../text/Eyebrow.tsx';
import { FieldLabel } from './Field.tsx';
import styles from './Field.module.css';

export type SwitchProps = {
  /** Names what is on or off. */
  label: string;
  /** Explains the setting below the label. */
  description?: ReactNode;
  /** True if it is on. */
  isSelected: boolean;
  /** Called with the new value, which the parent saves at once. */
  onChange: (isSelected: boolean) => void;
  /** The new value is being saved. It can still be toggled. */
  isSaving?: boolean;
  /** Focusable, but ignores input. */
  isReadOnly?: boolean;
};

/** An on/off setting that takes effect immediately. The whole row is clickable. */
export function Switch(props: SwitchProps) {
  const { label, description, isSelected, onChange, isSaving = false, isReadOnly = false } = props;
  const id = useId();
  return (
    <Box>
      <Flex asChild gap="3" wrap="wrap" className={cx(styles.box, styles.row)}>
        <label>
          <Box flexGrow="1" flexBasis="8rem" minWidth="0">
            <FieldLabel>{label}</FieldLabel>
          </Box>
          {/* Hidden from screen readers, which get the value from the switch itself. */}
          <Eyebrow as="span" aria-hidden>
            {isSelected ? 'On' : 'Off'}
          </Eyebrow>
          <RadixSwitch
            size="3"
            variant={isSaving || isReadOnly ? 'soft' : 'surface'}
            checked={isSelected}
            onCheckedChange={isReadOnly ? undefined : onChange}
            aria-describedby={description ? id : undefined}
            aria-readonly={isReadOnly}
            aria-busy={isSaving}
            tabIndex={0}
          />
        </label>
      </Flex>
      {description && (
        <Text as="div" id={id} size="2" color="gray" mr={{ initial: '0', sm: '9' }} mb="1">
          {description}
        </Text>
      )}
    </Box>
  );
}
