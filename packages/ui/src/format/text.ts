/** Signs that turn the direction of what follows: a name within a sentence must not turn the words behind it. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

export const stripBidiControls = (text: string) => text.replace(DIRECTIONS, '');
