import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { BusyBar } from '../ui/feedback/busy/busy-bar.tsx';
import { Snackbars } from '../ui/feedback/snackbars.tsx';

/** What is on every page, whatever its address. */
export const Page = (): ReactElement => (
  <>
    <BusyBar />
    <Outlet />
    <Snackbars />
  </>
);
