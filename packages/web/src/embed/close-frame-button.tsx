import { X } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useTexts } from '../language/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { hostPage, postToHost } from './host-page.ts';

/** Asks the page that frames this one to hide the frame; null without such a page. */
export const CloseFrameButton = (): ReactElement | null => {
  const { frame } = useTexts();
  const host = useSyncExternalStore(hostPage.subscribe, hostPage.get);
  if (host === undefined) return null;
  return <IconButton icon={X} label={frame.close} onClick={() => postToHost({ type: 'closed' })} />;
};
