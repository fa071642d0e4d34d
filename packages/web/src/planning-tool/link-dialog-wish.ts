/** Where the browser keeps that the dialog before the planning tool is not to be shown again (specification §4). */
const KEY = 'configurator.link-dialog';

/** Whether the visitor is asked before the planning tool opens. */
export const wantsLinkDialog = (storage: Storage): boolean => {
  try {
    return storage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Opens the planning tool without asking from now on. */
export const refuseLinkDialog = (storage: Storage): void => {
  try {
    storage.setItem(KEY, 'off');
  } catch {
    // A browser that keeps nothing asks again.
  }
};
