import type { KeptTexts } from '../page/browser-storage.ts';

/** Where the browser keeps that the dialog before the planning tool is not to be shown again (specification §4). */
const KEY = 'configurator.link-dialog';

/** Whether the visitor is asked before the planning tool opens. */
export const wantsLinkDialog = (storage: KeptTexts): boolean => storage.getItem(KEY) !== 'off';

/** Opens the planning tool without asking from now on. */
export const refuseLinkDialog = (storage: KeptTexts): void => storage.setItem(KEY, 'off');
