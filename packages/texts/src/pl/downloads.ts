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
  download: {
    pdf: 'Pobierz PDF',
    workbook: 'Pobierz XLS',
    semicolon: 'Pobierz CSV dla arkusza (średnik)',
    comma: 'Pobierz CSV dla programów (przecinek)',
    cards: 'Pobierz karty katalogowe',
    'site-sheet': 'Pobierz kartę montażową',
  },
};
