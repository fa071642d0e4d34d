import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { downloads } from './download-store.ts';

/** Aborts downloads when the visitor leaves the screen where they were started. */
export const useLeaveDownloads = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) {
          downloads.leave();
        }
      }),
    [router],
  );
};
