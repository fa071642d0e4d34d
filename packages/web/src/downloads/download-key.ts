import type { WantedFile } from './wanted-file.ts';

/** One download, one key. */
export const downloadKey = (projectId: string, wanted: WantedFile): string => JSON.stringify([projectId, wanted]);
