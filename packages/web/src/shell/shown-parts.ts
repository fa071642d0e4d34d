import { isFramed } from '../embed/host-page.ts';
import { pageSettings } from '../platform/page-settings.ts';

/** Whether the deployment's theme shows a part of the pages here: always, never, or only outside of frames. */
export const isPartShown = (part: 'header' | 'footer'): boolean => {
  const shown = pageSettings.theme[part];
  return shown === 'own-window' ? !isFramed : shown;
};
