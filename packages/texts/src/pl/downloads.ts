/** Downloads of documents. `forms` are used in a download menu, `download` among other actions. */
export const downloads = {
  title: 'Pobierz',
  orderAndFiles: 'Zamówienie i pliki',
  formats: 'Inne formaty',
  list: 'Lista mieszkania (CSV)',
  nothing: 'Najpierw dodaj coś do pomieszczenia',
  making: 'Plik jest przygotowywany…',
  saved: (name: string): string => `Plik zapisany: ${name}`,
  ready: (name: string): string => `Plik „${name}” jest gotowy`,
  saveOrSend: 'Zapisz lub wyślij',
  /** In a browser inside another app, which may ignore downloads. */
  handedOver:
    'Plik przekazano aplikacji, w której otwarto tę stronę. Jeśli się nie pojawi, otwórz stronę w przeglądarce.',
  saveFirst: 'Najpierw zapisz zestaw',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV ze średnikami',
    comma: 'CSV z przecinkami',
    cards: 'Karty katalogowe (PDF)',
    'site-sheet': 'Karta montażowa (PDF)',
  },
  /** Downloads of a whole project, by purpose. */
  purposes: {
    'full-pdf': 'Zestawienie materiałów dla siebie (PDF)',
    'full-workbook': 'Zestawienie materiałów dla siebie (XLS)',
    'full-semicolon': 'Zestawienie materiałów: CSV ze średnikami',
    'full-comma': 'Zestawienie materiałów: CSV z przecinkami',
    'order-pdf': 'Zamówienie (PDF)',
    'order-workbook': 'Zamówienie (XLS)',
    'order-semicolon': 'Zamówienie: CSV ze średnikami',
    'order-comma': 'Zamówienie: CSV z przecinkami',
    'order-symbols': 'Symbol i ilość: CSV do sklepu',
    'open-trans': 'openTRANS 2.1 (XML) do hurtowni',
    client: 'Dla klienta (PDF)',
    'site-sheets': 'Karty montażowe wszystkich pomieszczeń (PDF)',
    'drilling-template': 'Szablon do wiercenia 1 : 1 (PDF)',
    'drilling-template-vertical': 'Pionowo',
    'drilling-templates': 'Szablony do wiercenia 1 : 1 (PDF)',
    stickers: 'Naklejki z oznaczeniami (PDF)',
    'points-semicolon': 'Punkty: CSV ze średnikami',
    'points-comma': 'Punkty: CSV z przecinkami',
  },
  /** Next to `drilling-template-vertical`, below the name of the template. */
  horizontal: 'Poziomo',
  download: {
    pdf: 'Pobierz PDF',
    workbook: 'Pobierz XLS',
    semicolon: 'Pobierz CSV ze średnikami',
    comma: 'Pobierz CSV z przecinkami',
    cards: 'Pobierz karty katalogowe',
    'site-sheet': 'Pobierz kartę montażową',
  },
  waits: 'Dokument przygotujemy, gdy wróci połączenie',
  waitsNoLonger: 'Po zmianie ekranu dokument już nie czeka na połączenie',
  /** Shown before the download of a PDF whose fonts lack some letters of the names. */
  replaced: (letters: string): string =>
    `W pliku PDF znaki ${letters} zastąpi znak „�”. Pliki XLS i CSV zawierają je wszystkie.`,
};
