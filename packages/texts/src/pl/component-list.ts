/** The component list of sets. */
export const componentList = {
  title: 'Lista elementów',
  show: 'Pokaż listę elementów',
  picture: 'Rysunek',
  empty: 'Lista jest pusta.',
  /** The remark about empty slots if the list covers several sets. */
  emptySlotsIn: (sets: number): string => `Puste miejsca w ${sets} zestawach`,
  copyTable: 'Kopiuj jako tabelę',
  tableCopied: 'Tabela została skopiowana',
  copyFailed: 'Nie udało się skopiować tabeli',
};
