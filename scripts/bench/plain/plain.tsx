import type { LeaderboardEntry } from '@machine/contract';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

/** The usual libraries, wired as their guides do: the least that a game of two screens costs with them. */
const useFetched = <Data,>(path: string) =>
  useQuery<Data>({ queryKey: [path], queryFn: () => fetch(path).then((response) => response.json()) });

function Home() {
  const { data } = useFetched<{ match: { homeTeam: string } }>('/api/predictions/random');
  return data ? <article>{data.match.homeTeam}</article> : <p>Loading…</p>;
}

function Leaderboards() {
  const { data } = useFetched<LeaderboardEntry[]>('/api/leaderboards?period=all&board=stars');
  if (!data) return <p>Loading…</p>;
  return (
    <table>
      <tbody>
        {data.map(({ position, username }) => (
          <tr key={username}>
            <td>{position}</td>
            <td>{username}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Link to="/">Home</Link> <Link to="/leaderboards">Leaderboards</Link>
        <main>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/leaderboards" element={<Leaderboards />} />
          </Routes>
        </main>
      </BrowserRouter>
    </QueryClientProvider>,
  );
