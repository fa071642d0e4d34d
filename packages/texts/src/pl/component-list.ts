/** The list of components of sets. */
export const componentList = {
  title: 'Lista elementów',
  picture: 'Zdjęcie',
  empty: 'Lista jest pusta.',
  otherSeries: 'Pozostałe serie',
};
