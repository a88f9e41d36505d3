// Runs before the first paint, so that a light page never flashes dark and other screens never flash the home screen.
// A separate file, because the content security policy forbids inline scripts.
(() => {
  const root = document.documentElement;
  if (location.pathname !== '/') root.dataset.screen = 'other';
  // On a first visit, fonts would compete with the script for bandwidth; after a reload they are cached.
  else if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') root.dataset.faces = 'wait';
  let isLight = false;
  try {
    isLight = localStorage.getItem('theme') === 'light';
  } catch {
    // Storage is blocked: use the default, dark.
  }
  if (!isLight) return;
  root.dataset.theme = 'light';
  // The page contains a prerendered dark frame: switch its theme as soon as it is parsed.
  const observer = new MutationObserver(() => {
    const theme = document.querySelector('.radix-themes');
    if (!theme) return;
    theme.classList.replace('dark', 'light');
    observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
})();
