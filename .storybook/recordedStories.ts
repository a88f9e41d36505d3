type Story = { tags: readonly string[]; globals?: { viewport?: { value?: string } }; name?: string };

/** Tests of behavior assert what they are about, and tables of looks and widths say nothing new. */
const isLook = (name = '') => /^(States|Playground)$|On A|Many|Thousand|Hostile/.test(name);

/** Returns whether the words and controls of a story are recorded: it shows a state. */
export const isRecorded = ({ tags, name, globals }: Story): boolean =>
  !tags.includes('behavior') &&
  !tags.includes('flow') &&
  !tags.includes('playground') &&
  !isLook(name) &&
  globals?.viewport?.value === undefined;
