/** The control of a prop of Radix, whose types Storybook can't read. */
export const radix = (values: readonly string[], preset: string) => ({
  options: values,
  table: {
    type: { summary: values.map((value) => `'${value}'`).join(' | ') },
    defaultValue: { summary: `'${preset}'` },
  },
});

/** The props of buttons that designers set. */
export const radixButton = {
  variant: radix(['classic', 'solid', 'soft', 'surface', 'outline', 'ghost'], 'solid'),
  color: radix(['mint', 'gray', 'tomato', 'amber'], 'mint'),
  size: radix(['1', '2', '3', '4'], '2'),
};

export const radixDisabled = { control: 'boolean', table: { type: { summary: 'boolean' } } } as const;
