import type { AnsweredFile, FileCaller } from '../api/files/create-file-caller.ts';
import type { WantedFile } from './wanted-file.ts';

/** Asks the server for a document of a project. */
export const requestFile = (
  call: FileCaller,
  projectId: string,
  wanted: WantedFile,
  signal: AbortSignal,
): Promise<AnsweredFile> => {
  const params = { projectId };
  switch (wanted.form) {
    case 'site-sheet':
      return call('writeSiteSheet', { params: { projectId, groupId: wanted.roomId }, signal });
    case 'cards':
      return call('writeCards', { params, body: setsOf(wanted), signal });
    case 'pdf':
      return wanted.kind === 'sets'
        ? call('writeComponentsPdf', { params, body: setsOf(wanted), signal })
        : call('writeProjectPdf', { params, body: scopeOf(wanted), signal });
    case 'workbook':
      return wanted.kind === 'sets'
        ? call('writeComponentsWorkbook', { params, body: setsOf(wanted), signal })
        : call('writeProjectWorkbook', { params, body: scopeOf(wanted), signal });
    case 'semicolon':
    case 'comma':
      return wanted.kind === 'sets'
        ? call('writeComponentsCsv', { params, body: { ...setsOf(wanted), dialect: wanted.form }, signal })
        : call('writeProjectCsv', { params, body: { ...scopeOf(wanted), dialect: wanted.form }, signal });
  }
};

type WantedOfSets = Extract<WantedFile, { readonly kind: 'sets' }>;

const setsOf = ({ setIds }: WantedOfSets): { readonly sets: string } => ({ sets: setIds.join(',') });

const scopeOf = (wanted: Exclude<WantedFile, WantedOfSets>) => ({
  groupId: wanted.kind === 'room' ? wanted.roomId : null,
  ecatalogProductsOnly: wanted.kind === 'e-catalogue',
});
