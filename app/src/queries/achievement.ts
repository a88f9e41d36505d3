import * as endpoints from '@machine/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const achievementQueries = {
  list: () => queryOptions({ queryKey: ['achievements'] as const, queryFn: () => call(endpoints.achievements) }),
};
