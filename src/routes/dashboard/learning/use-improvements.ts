import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { analyzeImprovements, type Improvements } from '../../../calls/learning.ts';
import { excerpt } from '../../../domain/text/format.ts';
import { keyOf } from '../../../query/reads.ts';
import { useWrite } from '../../../query/use-write.ts';
import { useToast } from '../../../shell/toasts.tsx';

const analysisKey = keyOf(analyzeImprovements);

/** The last analysis of the AI's performance, kept when the screen unmounts, and a function that runs another (S8). */
export function useImprovements() {
  const client = useQueryClient();
  const toast = useToast();
  const { submit, pending, failed } = useWrite(analyzeImprovements);
  const { data } = useQuery<Improvements>({ queryKey: analysisKey, enabled: false });
  const run = () =>
    submit(undefined, {
      onDone: (improvements) => {
        client.setQueryData(analysisKey, improvements);
        toast({
          title: 'AI Analysis Complete',
          description: 'Generated optimization insights based on validation patterns',
        });
      },
      onFailed: (error) =>
        toast({
          title: 'Analysis Failed',
          description: 'Could not analyze AI performance patterns',
          error,
        }),
    });
  return { run, pending, failed, improvements: data };
}

export type ImprovementsRun = ReturnType<typeof useImprovements>;

/** Logs a failed load of learning data instead of a toast (S8). `what` is in the plural. */
export function useLogged(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded:`, excerpt(error.message));
  }, [what, error]);
}
