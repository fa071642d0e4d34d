import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import styles from './busy-bar.module.css';
import { useCalmBusy } from './use-calm-busy.ts';

/** A thin line at the top of the window while calls are under way; short ones leave no trace. */
export const BusyBar = (): ReactElement => {
  const fetching = useIsFetching();
  const changing = useIsMutating();
  const moving = useRouterState({ select: (state) => state.isLoading });
  const shown = useCalmBusy(fetching + changing > 0 || moving);
  return <div className={styles['bar']} data-busy={shown ? '' : undefined} aria-hidden />;
};
