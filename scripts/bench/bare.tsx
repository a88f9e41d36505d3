import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** React and one fetch: what any page of this kind costs at least. */
function Bare() {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    void fetch('/api/predictions/random')
      .then((response) => response.json())
      .then(({ match }: { match: { homeTeam: string } }) => setTitle(match.homeTeam));
  }, []);
  return title === null ? <p>Loading…</p> : <article>{title}</article>;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
