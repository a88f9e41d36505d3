// Remembers the last button that was pressed before the page could react. src/earlyPress.ts presses it again.
// A separate file, because the content security policy forbids inline scripts.
(() => {
  let button = null;
  const remember = ({ target }) => {
    button = target.closest?.('button') ?? null;
  };
  addEventListener('click', remember, true);
  globalThis.takeEarlyPress = () => {
    removeEventListener('click', remember, true);
    return button;
  };
})();
