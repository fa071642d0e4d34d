import type { Texts } from '../texts.ts';

export const componentList: Texts['componentList'] = {
  title: 'Component list',
  show: 'Show the component list',
  picture: 'Picture',
  empty: 'The list is empty.',
  emptySlotsIn: (sets) => `Empty slots in ${sets} sets`,
  copyTable: 'Copy as a table',
  tableCopied: 'The table was copied',
  copyFailed: 'The table could not be copied',
};
