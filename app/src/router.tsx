import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyRoute } from './lazyRoute.ts';
import { paths } from './paths.ts';
import { FrameRoute } from './routes/FrameRoute.tsx';
import { HomeRoute } from './routes/HomeRoute.tsx';
import { ScreenRoute } from './routes/ScreenRoute.tsx';

const SignupRoute = lazyRoute(() => import('./routes/SignupRoute.tsx').then((route) => route.SignupRoute));
const NotFoundRoute = lazyRoute(() => import('./routes/NotFoundRoute.tsx').then((route) => route.NotFoundRoute));

type Entry = { path: string; title: string; screen: ReactNode };

/** The table of routes. Home is in the first load; the others come when they are wanted. */
const table: Entry[] = [
  { path: paths.home, title: 'The Machine', screen: <HomeRoute /> },
  { path: paths.signup, title: 'Sign up', screen: <SignupRoute /> },
  { path: '*', title: 'Page not found', screen: <NotFoundRoute /> },
];

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<FrameRoute />}>
        {table.map(({ path, title, screen }) => (
          <Route key={path} path={path} element={<ScreenRoute title={title}>{screen}</ScreenRoute>} />
        ))}
      </Route>
    </Routes>
  );
}
