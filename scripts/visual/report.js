/* Inlined into the report: filters the snapshots by story and mode. */
const form = document.querySelector('form');
const articles = [...document.querySelectorAll('article')];

function show() {
  const words = form.elements.words.value.trim().toLowerCase();
  const mode = form.elements.mode.value;
  for (const article of articles) {
    article.hidden = !(article.dataset.words.includes(words) && (mode === '' || article.dataset.mode === mode));
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = section.querySelector('article:not([hidden])') === null;
  }
  const count = articles.filter((article) => !article.hidden).length;
  form.elements.shown.value = `${count} of ${articles.length} shown`;
}

form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
