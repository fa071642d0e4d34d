/** The list of components of sets. */
export const componentList = {
  title: 'Lista produktów',
  picture: 'Zdjęcie',
  empty: 'Lista jest pusta.',
  otherSeries: 'Pozostałe serie',
};
