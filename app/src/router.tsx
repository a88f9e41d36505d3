import { createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from './orReload.ts';
import { FrameRoute } from './routes/FrameRoute.tsx';
import { HomeRoute } from './routes/HomeRoute.tsx';
import { ScreenRoute } from './routes/ScreenRoute.tsx';
import { HOME, screens } from './routes/screens.ts';

/** Home is part of the initial bundle; the other screens load on demand. */
const routes = [
  { ...HOME, Screen: HomeRoute },
  ...screens.map(({ path, title, load }) => ({ path, title, Screen: lazyScreen(load) })),
];

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<FrameRoute />}>
        {routes.map(({ path, title, Screen }) => (
          <Route key={path} path={path} element={<ScreenRoute title={title}>{createElement(Screen)}</ScreenRoute>} />
        ))}
      </Route>
    </Routes>
  );
}
