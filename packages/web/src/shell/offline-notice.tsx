import { onlineManager } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { ShellNotice } from './shell-notice.tsx';

/** Says that there is no connection, for as long as there is none. */
export const OfflineNotice = (): ReactElement => {
  const { shell } = useTexts();
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  return <div aria-live="polite">{!online && <ShellNotice icon={CloudOff} text={shell.offline} />}</div>;
};
