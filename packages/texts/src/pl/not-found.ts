/** The page for unknown URLs. */
export const notFound = {
  title: 'Nie ma takiej strony',
  text: 'Adres jest niepełny albo strona została przeniesiona.',
  toStart: 'Przejdź do strony startowej',
};
