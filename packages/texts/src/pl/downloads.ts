/** Downloads of documents: `forms` under a button that says download already, `download` among other actions. */
export const downloads = {
  title: 'Pobierz',
  making: 'Plik jest przygotowywany…',
  saveFirst: 'Najpierw zapisz zestaw',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV dla arkusza (średnik)',
    comma: 'CSV dla programów (przecinek)',
    cards: 'Karty katalogowe (PDF)',
    'site-sheet': 'Karta montażowa (PDF)',
  },
  /** By their purpose, where a whole project is downloaded. */
  purposes: {
    full: 'Pełne zestawienie (PDF)',
    'full-workbook': 'Pełne zestawienie (XLS)',
    'order-pdf': 'Zamówienie (PDF)',
    'order-workbook': 'Zamówienie (XLS)',
    'order-semicolon': 'Zamówienie: CSV dla arkusza (średnik)',
    'order-comma': 'Zamówienie: CSV dla programów (przecinek)',
    'order-symbols': 'Symbol i ilość: CSV do sklepu',
    'open-trans': 'openTRANS 2.1 (XML) do hurtowni',
    client: 'Dla klienta (PDF)',
    'site-sheets': 'Karty montażowe wszystkich pomieszczeń (PDF)',
  },
  download: {
    pdf: 'Pobierz PDF',
    workbook: 'Pobierz XLS',
    semicolon: 'Pobierz CSV dla arkusza (średnik)',
    comma: 'Pobierz CSV dla programów (przecinek)',
    cards: 'Pobierz karty katalogowe',
    'site-sheet': 'Pobierz kartę montażową',
  },
};
