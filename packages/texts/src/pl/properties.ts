/** The properties of a project. */
export const properties = {
  title: 'Właściwości inwestycji',
  idTitle: 'Identyfikator inwestycji',
  idNote:
    'Zapisz ten identyfikator. Dzięki niemu wczytasz inwestycję na innym komputerze. Każdy, kto go zna, może ją oglądać i zmieniać.',
  copyId: 'Kopiuj identyfikator',
  idCopied: 'Identyfikator został skopiowany',
  copyFailed: 'Nie udało się skopiować. Zaznacz identyfikator i skopiuj go ręcznie.',
  elsewhereTitle: 'Otwórz na innym urządzeniu',
  elsewhereNote: 'Zeskanuj kod albo wyślij link: prowadzi prosto do inwestycji.',
  qrCode: 'Kod QR z linkiem do inwestycji',
  copyLink: 'Kopiuj link',
  linkCopied: 'Link został skopiowany',
  copyLinkFailed: 'Nie udało się skopiować. Zaznacz link i skopiuj go ręcznie.',
  renameTitle: 'Nazwa inwestycji',
  saved: 'Zmiany zostały zapisane',
  fileTitle: 'Plik inwestycji',
  fileNote:
    'Zapisz inwestycję do pliku: jako kopię albo żeby otworzyć ją w konfiguratorze dla innego kraju. Plik otworzysz na stronie startowej.',
  saveFile: 'Zapisz do pliku',
  deleteTitle: 'Usuwanie inwestycji',
  deleteNote: 'Usunięcie inwestycji usuwa także jej pomieszczenia, zestawy i produkty.',
  delete: 'Usuń inwestycję',
  deleteQuestion: (name: string): string => `Usunąć inwestycję „${name}”?`,
  deleted: 'Inwestycja została usunięta',
};
