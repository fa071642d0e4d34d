import { useRouterState } from '@tanstack/react-router';
import { AppWindow, X } from 'lucide-react';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../language/texts.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './frame-notice.module.css';
import { hostPage } from './host-page.ts';

/** Key that is set once the notice was closed. */
const KEY = 'configurator.frame-notice';

/**
 * Notice in the frame of another site that the browser remembers projects for this site only, or not at all, with a link
 * to the same screen in its own window. Null elsewhere, and after it was closed.
 */
export const FrameNotice = (): ReactElement | null => {
  const { common, frame } = useTexts();
  const host = useSyncExternalStore(hostPage.subscribe, hostPage.get);
  const [isClosed, setIsClosed] = useState(() => browserStorage.getItem(KEY) !== null);
  // Renders after every navigation, for the address of the link.
  useRouterState({ select: ({ location }) => location.href });
  if (host === undefined || host.sharesStorage || isClosed) return null;
  const close = (): void => {
    browserStorage.setItem(KEY, 'closed');
    setIsClosed(true);
  };
  return (
    <aside className={styles['notice']} aria-label={frame.ownWindow}>
      <AppWindow className={styles['icon']} aria-hidden />
      <p>
        {isStorageBlocked() ? frame.remembersNothing : frame.remembersHere}{' '}
        <a href={window.location.href} target="_blank" rel="noopener noreferrer">
          {frame.ownWindow}
        </a>
      </p>
      <IconButton icon={X} size="small" label={common.close} silent onClick={close} />
    </aside>
  );
};

/** Whether the browser refuses to store anything. */
const isStorageBlocked = (): boolean => {
  const probe = 'configurator.probe';
  browserStorage.setItem(probe, '1');
  const isLasting = browserStorage.isLasting(probe);
  browserStorage.removeItem(probe);
  return !isLasting;
};
