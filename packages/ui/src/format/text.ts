/** Unicode bidi controls, with which a name could reverse the text that follows it. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

export const stripBidiControls = (text: string) => text.replace(BIDI_CONTROLS, '');
