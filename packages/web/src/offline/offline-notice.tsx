import { onlineManager } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useTexts } from '../language/texts.ts';
import { browserStorage, FULL_DEVICE } from '../platform/browser-storage.ts';
import { hasServiceWorker } from '../platform/connection.ts';
import { Notice } from '../ui/notice.tsx';

/** Notice that the device is offline. */
export const OfflineNotice = (): ReactElement => {
  const { shell } = useTexts();
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const offlineText = browserStorage.getItem(FULL_DEVICE) === null ? shell.offlineKept : shell.offlineFull;
  const text = hasServiceWorker() ? offlineText : shell.offline;
  return <div aria-live="polite">{!online && <Notice icon={CloudOff} text={text} />}</div>;
};
