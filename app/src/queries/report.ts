import { endpoints, type NewReport, type ReportSubject } from '@machine/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const reportQueries = {
  /** True if the viewer has reported this during the visit. Never requested: the server doesn't say it. */
  isReported: ({ kind, id }: ReportSubject) =>
    queryOptions<boolean>({ queryKey: ['reports', kind, id] as const, queryFn: skipToken, gcTime: Infinity }),
};

export const sendReport = (body: NewReport): Promise<unknown> => call(endpoints.createReport, { body });
