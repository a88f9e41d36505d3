/** Statements prepared on each connection: about 20 kB of memory of the database each. */
const NAMED_MAX = 300;
/** Texts that have been seen but aren't named yet. Lists of values give a statement any number of texts. */
const COUNTED_MAX = 2_000;
/** A text gets a name when it has been seen this often. */
const SEEN_MIN = 3;
const LENGTH_MAX = 10_000;
/** `*` stands for other columns after a migration by a newer server, for which a prepared statement fails. */
const UNNAMED = /^(?!\s*(?:select|with|insert|update|delete)\b)|\*/i;

/**
 * Names statements that repeat: PostgreSQL then parses each only once per connection, and plans it only a few times. Most
 * of what a short statement costs is planning. Returns undefined for all other statements.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();

  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= NAMED_MAX || text.length > LENGTH_MAX || UNNAMED.test(text)) return name;
    const count = (seen.get(text) ?? 0) + 1;
    if (count < SEEN_MIN) {
      if (seen.size >= COUNTED_MAX) seen.clear();
      seen.set(text, count);
      return undefined;
    }
    seen.delete(text);
    const given = `s${names.size}`;
    names.set(text, given);
    return given;
  };
}
