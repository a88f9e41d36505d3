import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from './orReload.ts';
import { FrameRoute } from './routes/FrameRoute.tsx';
import { HomeRoute } from './routes/HomeRoute.tsx';
import { ScreenRoute } from './routes/ScreenRoute.tsx';
import { HOME, TitledScreen } from './routes/TitledScreen.tsx';

const OtherScreens = lazyScreen(() =>
  import('./routes/screens.ts').then((module) => ({ default: module.OtherScreens })),
);

/** Home is part of the initial bundle; the table of all other screens and the screens load on demand. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<FrameRoute />}>
        <Route
          path={HOME.path}
          element={
            <ScreenRoute>
              <TitledScreen title={HOME.title}>
                <HomeRoute />
              </TitledScreen>
            </ScreenRoute>
          }
        />
        <Route
          path="*"
          element={
            <ScreenRoute>
              <OtherScreens />
            </ScreenRoute>
          }
        />
      </Route>
    </Routes>
  );
}
