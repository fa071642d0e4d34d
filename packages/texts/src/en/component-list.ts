import type { Texts } from '../texts.ts';

export const componentList: Texts['componentList'] = {
  title: 'Component list',
  picture: 'Picture',
  empty: 'The list is empty.',
  otherSeries: 'Other series',
};
