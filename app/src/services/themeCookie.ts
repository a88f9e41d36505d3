import { THEME_COOKIE } from '@machine/contract';

const YEAR_SECONDS = 31_536_000;

/** Lets the server render pages in this theme, which scripts come too late for. */
export function writeThemeCookie(theme: string): void {
  document.cookie = `${THEME_COOKIE}=${theme}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
}
