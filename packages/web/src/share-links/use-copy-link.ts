import { useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';

/** Returns a function that copies a link, and reports whether that succeeded. Otherwise the message shows the link. */
export const useCopyLink = (): ((address: string) => Promise<void>) => {
  const { views } = useTexts();
  return async (address) => {
    snackbars.clear();
    try {
      await navigator.clipboard.writeText(address);
      snackbars.success(views.linkCopied);
    } catch {
      snackbars.error(views.copyLinkFailed, undefined, address);
    }
  };
};
