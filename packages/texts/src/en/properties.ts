import type { Texts } from '../texts.ts';

export const properties: Texts['properties'] = {
  title: 'Project properties',
  idTitle: 'Project ID',
  idNote:
    'Keep this ID. With it you can open the project on another computer. Everyone who knows it can see and change the project.',
  copyId: 'Copy the ID',
  idCopied: 'The ID was copied',
  copyFailed: 'Copying failed. Select the ID and copy it by hand.',
  elsewhereTitle: 'Open on another device',
  elsewhereNote: 'Scan the code or send the link: it leads straight to the project.',
  qrCode: 'QR code with the link to the project',
  copyLink: 'Copy the link',
  linkCopied: 'The link was copied',
  copyLinkFailed: 'Copying failed. Select the link and copy it by hand.',
  renameTitle: 'Project name',
  saved: 'The changes were saved',
  fileTitle: 'Project file',
  fileNote:
    'Save the project to a file: as a backup, or to open it in the configurator for another country. The file opens on the start page.',
  saveFile: 'Save to a file',
  deleteTitle: 'Delete the project',
  deleteNote: 'Deleting the project deletes its rooms, sets and products with it.',
  delete: 'Delete project',
  deleteQuestion: (name: string): string => `Delete project “${name}”?`,
  deleted: 'The project was deleted',
};
