import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import styles from './busy-bar.module.css';

/** A thin line at the top of the window while calls are under way; short ones leave no trace. */
export const BusyBar = (): ReactElement => {
  const fetching = useIsFetching();
  const changing = useIsMutating();
  const moving = useRouterState({ select: (state) => state.isLoading });
  return <div className={styles['bar']} data-busy={fetching + changing > 0 || moving ? '' : undefined} aria-hidden />;
};
