import { pageSettings } from '../page/page-settings.ts';

/** Where a picture of the catalogue is found; `path` as the domain's `picturePath` names it. Kept until the catalogue changes. */
export const imageAddress = (path: string): string => `/assets/img/${path}?v=${pageSettings.catalogueFingerprint}`;
