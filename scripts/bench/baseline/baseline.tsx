import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** React and a single fetch: the least that such a page can cost. */
function Baseline() {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    void fetch('/api/predictions/random')
      .then((response) => response.json())
      .then(({ match }: { match: { homeTeam: string } }) => setTitle(match.homeTeam));
  }, []);
  return title === null ? <p>Loading…</p> : <article>{title}</article>;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Baseline />);
