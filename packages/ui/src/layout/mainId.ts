/** Where "Skip to content" leads, and where the focus goes when a notice closes. */
export const MAIN_ID = 'main';

export const focusMain = () => document.getElementById(MAIN_ID)?.focus();
