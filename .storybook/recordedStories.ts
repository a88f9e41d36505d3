type Story = { tags: readonly string[]; name?: string; globals?: { viewport?: { value?: string } } };

/** Tests of behavior and flows go on after a state, and playgrounds, other widths and long lists say nothing new. */
const isRepeated = (name = '') => /Playground|On A|Many|Thousand|Hostile/.test(name);

/** Returns whether the words, marks and controls of a story are recorded: it shows a state. */
export const isRecorded = ({ tags, name, globals }: Story): boolean =>
  !tags.includes('behavior') && !tags.includes('flow') && !isRepeated(name) && globals?.viewport?.value === undefined;
