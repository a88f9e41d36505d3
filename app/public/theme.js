// Runs before the first paint, so that a light page never flashes dark and a screen other than home never shows home's
// frame. A file of its own, because the page allows no inline script.
(() => {
  const root = document.documentElement;
  if (location.pathname !== '/') root.dataset.screen = 'other';
  // On a first visit the fonts would take their bytes from the script; after a reload they are there already.
  if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.dataset.faces = 'wait';
  let isLight = false;
  try {
    isLight = localStorage.getItem('theme') === 'light';
  } catch {
    // Storage is blocked: dark, the default.
  }
  if (!isLight) return;
  root.dataset.theme = 'light';
  // The frame is in the page already when it is first painted: its theme is changed as it is read.
  const observer = new MutationObserver(() => {
    const theme = document.querySelector('.radix-themes');
    if (!theme) return;
    theme.classList.replace('dark', 'light');
    observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
})();
