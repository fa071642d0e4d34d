import type { AnsweredFile } from '../api/client.ts';

/** The functions of a browser that deliver a file to its visitor. */
export type FileDelivery = {
  readonly userAgent: string;
  /** Whether the page is installed on an iPhone or iPad. */
  readonly isInstalledOnIos: boolean;
  /** Opens the share sheet with the file; undefined if the browser cannot share files. */
  readonly share: ((file: AnsweredFile) => Promise<void>) | undefined;
  /** Saves the file from memory, like a download. */
  readonly save: (file: AnsweredFile) => void;
  /** Opens the address of the file, which the browser or its app downloads. */
  readonly open: (address: string) => void;
};

/**
 * The result of a delivery: saved by the browser, passed on by the share sheet, cancelled there, waiting for another press
 * that may open the share sheet, or handed over to an app that may ignore it.
 */
export type Delivered = 'saved' | 'shared' | 'cancelled' | 'needs-press' | 'handed-over';

/**
 * Delivers a file. Browsers inside apps ignore downloads of `blob:` addresses, and an app installed on iOS shows the file in
 * place of its page without a way back. Both get the share sheet, or the file's own address.
 */
export const deliverFile = async (file: AnsweredFile, address: string, browser: FileDelivery): Promise<Delivered> => {
  if (!browser.isInstalledOnIos && !isInApp(browser.userAgent)) {
    browser.save(file);
    return 'saved';
  }
  if (browser.share !== undefined) {
    try {
      await browser.share(file);
      return 'shared';
    } catch (failure) {
      const name = failure instanceof DOMException ? failure.name : '';
      if (name === 'AbortError') return 'cancelled';
      // The share sheet opens only shortly after a press.
      if (name === 'NotAllowedError') return 'needs-press';
    }
  }
  browser.open(address);
  return 'handed-over';
};

/** Whether a page runs in the web view of an app, such as a messenger, rather than in a browser. */
export const isInApp = (userAgent: string): boolean =>
  namedApps.test(userAgent) ||
  // Web views of Android and iOS. In-app browser tabs (such as Custom Tabs) identify themselves as browsers.
  /; wv\)/.test(userAgent) ||
  (/\((?:iPhone|iPad|iPod)/.test(userAgent) && !userAgent.includes('Safari/'));

const namedApps =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line|Viber|Snapchat|musical_ly|BytedanceWebview|LinkedInApp|Pinterest|MicroMessenger|Twitter|GSA)\b/;

/** Milliseconds after which a browser has certainly written the file. */
const WRITE_TIMEOUT = 60_000;

const saveBlob = ({ content, name }: AnsweredFile): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), WRITE_TIMEOUT);
};

const toFile = ({ content, name }: AnsweredFile): File => new File([content], name, { type: content.type });

/** The delivery functions of this browser for a file; browsers can share certain types only. */
export const browserDelivery = (response: AnsweredFile): FileDelivery => {
  const files = [toFile(response)];
  const canShare = 'canShare' in navigator && navigator.canShare({ files });
  const isInstalledOnIos = 'standalone' in navigator && navigator.standalone === true;
  return {
    userAgent: navigator.userAgent,
    isInstalledOnIos,
    share: canShare ? (file) => navigator.share({ files: [toFile(file)] }) : undefined,
    save: saveBlob,
    // In an installed app `_self` would show the file in the app's own window.
    open: (address) => void window.open(address, isInstalledOnIos ? '_blank' : '_self'),
  };
};
