/** Where a picture of the catalogue is found; `path` as the domain's `picturePath` names it. */
export const imageAddress = (path: string): string => `/assets/img/${path}`;
