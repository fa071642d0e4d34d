/** The screen of a start link, by which a shop begins a set. */
export const startLink = {
  title: 'Zacznij z tym zestawem',
  /** For a link that names no frame line. */
  titleOpen: 'Zacznij dobierać zestaw',
  note: 'Nic jeszcze nie zapisano. Zestaw otworzy się w edytorze, a w nim można wszystko zmienić.',
  set: 'Zestaw z linku',
  lineLater: 'Serię ramek wybierzesz w następnym kroku',
  frameLater: 'Ramkę wybierzesz w następnym kroku',
  noPrice: 'Nie udało się obliczyć ceny',
  begin: 'Rozpocznij',
  known: 'Albo dodaj do swojej inwestycji',
  project: 'Inwestycja',
  addTo: (name: string): string => `Dodaj do „${name}”`,
  back: (host: string): string => `Wróć do ${host}`,
  leftOut: 'Pominięto część linku',
  take: (name: string): string => `Użyj: ${name}`,
  needsLine: 'Bez serii ramek nie można ustawić wykończenia, koloru i produktów',
  notInLine: (value: string): string => `Tego produktu nie ma w tej serii: „${value}”`,
  /** By parameter of the link. */
  unknown: {
    line: (value: string): string => `Nieznana seria ramek: „${value}”`,
    finish: (value: string): string => `Nieznane wykończenie ramek: „${value}”`,
    colour: (value: string): string => `Nieznany kolor: „${value}”`,
    frame: (value: string): string => `Takiej ramki nie ma; liczba miejsc: „${value}”`,
    function: (value: string): string => `Nieznany produkt: „${value}”`,
    lang: (value: string): string => `Nieobsługiwany język: „${value}”`,
    return: (value: string): string => `Niedozwolony adres powrotu: „${value}”`,
  },
};
