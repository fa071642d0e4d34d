import type { Texts } from '../texts.ts';

export const properties: Texts['properties'] = {
  title: 'Project properties',
  idTitle: 'Project ID',
  idNote:
    'Keep this ID. You can use it to open the project on another computer. Anyone who has it can view, change and delete the project.',
  copyId: 'Copy the ID',
  idCopied: 'The ID was copied',
  copyFailed: 'Copying failed. Select the ID and copy it by hand.',
  renameTitle: 'Project name',
  saved: 'The changes were saved',
  look: {
    title: 'Series and colour of the project',
    note: 'New sets use this series and colour. Existing sets do not change.',
    newSets: 'New sets',
    change: 'Change',
    changeOf: 'Change series and colour of new sets',
    roomTitle: (room) => `New sets in room “${room}”`,
    ofNextSet: 'The next new set will decide',
    asProject: 'As in the whole project',
    line: 'Frame series',
    finish: 'Finish of frames',
    colour: 'Colour of products in frames',
  },
  fileTitle: 'Project file',
  fileNote:
    'Save the project to a file: as a backup, or to open it in the configurator for another country. The file opens on the start page.',
  saveFile: 'Save to a file',
  deleteTitle: 'Delete the project',
  deleteNote: 'Deleting the project also deletes its rooms, sets and products.',
  delete: 'Delete project',
  deleteQuestion: (name: string): string => `Delete project “${name}”?`,
  deleted: 'The project was deleted',
};
