/** A text as either database can hold it: half a character or a NUL, which PostgreSQL refuses, becomes U+FFFD. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD');
