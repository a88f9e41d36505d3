import { Grid } from '@radix-ui/themes';
import type { ReactNode } from 'react';

/** Achievements beside recent picks, one below the other on a phone. */
export const ProfileColumns = ({ children }: { children: ReactNode }) => (
  <Grid columns={{ initial: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="6" align="start">
    {children}
  </Grid>
);
