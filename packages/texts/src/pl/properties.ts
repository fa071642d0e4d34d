/** The properties of a project. */
export const properties = {
  title: 'Właściwości inwestycji',
  idTitle: 'Identyfikator inwestycji',
  idNote:
    'Zapisz ten identyfikator. Dzięki niemu wczytasz inwestycję na innym komputerze. Każdy, kto go zna, może ją oglądać, zmieniać i usunąć.',
  copyId: 'Kopiuj identyfikator',
  idCopied: 'Identyfikator został skopiowany',
  copyFailed: 'Nie udało się skopiować. Zaznacz identyfikator i skopiuj go ręcznie.',
  renameTitle: 'Nazwa inwestycji',
  saved: 'Zmiany zostały zapisane',
  /** Defaults of new sets. */
  look: {
    title: 'Seria i kolor inwestycji',
    note: 'Nowe zestawy będą miały tę serię i ten kolor. Gotowe zestawy się nie zmienią.',
    newSets: 'Nowe zestawy',
    change: 'Zmień',
    changeOf: 'Zmień serię i kolor nowych zestawów',
    roomTitle: (room: string): string => `Nowe zestawy w pomieszczeniu „${room}”`,
    ofNextSet: 'Ustali je następny nowy zestaw',
    asProject: 'Jak w całej inwestycji',
    line: 'Seria ramek',
    finish: 'Wykończenie ramek',
    colour: 'Kolor produktów w ramkach',
  },
  fileTitle: 'Plik inwestycji',
  fileNote:
    'Zapisz inwestycję do pliku: jako kopię zapasową albo po to, żeby otworzyć ją w konfiguratorze dla innego kraju. Plik otworzysz na stronie startowej.',
  saveFile: 'Zapisz do pliku',
  deleteTitle: 'Usuwanie inwestycji',
  deleteNote: 'Razem z inwestycją usuniesz jej pomieszczenia, zestawy i produkty.',
  delete: 'Usuń inwestycję',
  deleteQuestion: (name: string): string => `Usunąć inwestycję „${name}”?`,
  deleted: 'Inwestycja została usunięta',
};
