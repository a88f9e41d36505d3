/** The target of "Skip to content", and of focus when a notice closes. */
export const MAIN_ID = 'main';

export const focusMain = () => document.getElementById(MAIN_ID)?.focus();
