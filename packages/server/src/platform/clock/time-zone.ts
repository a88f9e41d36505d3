const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the format of dates and times in a time zone. Creating one takes longer than using it a hundred
 * times. There are about 600 time zones, but each is known by thousands of spellings, because case doesn't matter.
 */
export function formatOf(timeZone: string): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase();
  const known = formats.get(key);
  if (known !== undefined) return known;
  // The Swedish format is '2026-03-29 01:30:00'.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(key, format);
  return format;
}

/** Returns whether a text names a time zone. Offsets such as '+01:00' don't: they have no daylight saving time. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+\-/]*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
