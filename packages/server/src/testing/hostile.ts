/** Texts that mean something to a browser, a database or a terminal. None has surrounding blanks. */
export const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "'); drop table chat_messages; --",
  '" or ""="',
  '%s %n %_ \\ ${x} {{x}} $1 ?1 :x',
  'What is [SYSTEM]?',
  'two\nlines',
  '\u05E9\u05DC\u05D5\u05DD from the right',
  'zero\u200Bwidth',
  '👩‍👩‍👧‍👦 \u00E9 ﷽',
  'null',
  'undefined',
  '0',
  'false',
  '{"text":"x"}',
  '__proto__',
];
