/** The header and navigation of every project screen. */
export const shell = {
  openNavigation: 'Otwórz menu',
  navigation: 'Menu',
  skipToContent: 'Przejdź do treści',
  rooms: 'Pomieszczenia',
  sets: 'Zestawy',
  newSet: 'Nowy zestaw',
  addProducts: 'Katalog',
  order: 'Zamówienie',
  site: 'Montaż',
  properties: 'Właściwości inwestycji',
  newProject: 'Nowa inwestycja',
  yourSets: 'Twoje zestawy',
  dragIntoRooms: 'Przeciągnij zestaw do pomieszczenia albo otwórz go',
  openSets: 'Pokaż swoje zestawy',
  recentMessages: 'Ostatnie komunikaty',
  noSets: 'Tu pojawią się zestawy, które utworzysz.',
  language: 'Język',
  accessibility: 'Dostępność',
  privacy: 'Prywatność',
  licences: 'Licencje',
  scheme: 'Wygląd strony',
  schemes: { device: 'Systemowy', light: 'Jasny', dark: 'Ciemny' },
  sampleCatalogue: 'Katalog przykładowy – ceny orientacyjne',
  offline: 'Brak połączenia. Zmiany zapiszesz, gdy połączenie wróci.',
  shownSince: (when: string): string => `Pokazujemy stan i ceny z: ${when}.`,
  otherDeployment: (_variant: string, currency: string): string =>
    `Ta inwestycja powstała w konfiguratorze dla innego kraju. Ceny podajemy z tutejszego cennika (${currency}).`,
  screenFailedTitle: 'Nie udało się wyświetlić tej strony',
  screenFailedText: 'Zapisane dane są bezpieczne. Wczytaj stronę jeszcze raz.',
  opensWithNetwork: 'Otworzy się sama, gdy połączenie wróci.',
  reload: 'Wczytaj ponownie',
  newVersion: 'Jest nowa wersja konfiguratora. Wczytaj stronę ponownie, gdy będzie Ci wygodnie.',
  offlineKept: 'Brak połączenia. Pracuj dalej: zmiany zestawów, pomieszczeń i ilości wyślemy, gdy połączenie wróci.',
  offlineFull:
    'Brak połączenia. Na urządzeniu zabrakło miejsca i nie wszystko jest na nim zapisane. Zmiany wyślemy, gdy połączenie wróci.',
  waiting: (count: number): string => `Zmiany do wysłania: ${count}`,
  sent: 'Zmiany zostały wysłane',
  changedMeanwhile: (name: string): string =>
    `Gdy nie było połączenia, ktoś zapisał inną wersję zestawu „${name}”. Twoja nie została jeszcze wysłana.`,
  goneMeanwhile: (name: string): string =>
    `Gdy nie było połączenia, ktoś usunął zestaw „${name}”. Twoja wersja nie została jeszcze wysłana.`,
  giveUpMine: 'Odrzuć moją wersję',
  refusedTitle: 'Serwer nie przyjął zestawu',
  refusedText: (name: string, reason: string): string =>
    `Zestaw „${name}” nie został wysłany. Serwer podaje powód: ${reason}. Popraw zestaw w edytorze albo odrzuć swoją wersję.`,
  notSent: (names: string, reason: string): string => `Serwer nie przyjął zmian: ${names}. Powód: ${reason}.`,
  openRefused: 'Otwórz w edytorze',
  stuckTitle: 'Jednej zmiany nie udaje się wysłać',
  stuckText: (name: string, reason: string): string =>
    `Serwer odpowiada, ale nie udaje się wysłać zmiany: ${name}. Powód: ${reason}. Jeśli ją odrzucisz, przepadnie razem z tym, co od niej zależy, a kolejne zmiany zostaną wysłane. Możesz też zamknąć to pytanie – będziemy próbować dalej.`,
  giveUpStuck: 'Odrzuć tę zmianę',
  safariDeletes:
    'Safari usuwa niewysłane zmiany po siedmiu dniach bez odwiedzin tej strony: połącz się wcześniej z siecią.',
  notLasting:
    'Ta przeglądarka nie pozwala nic zapisać na urządzeniu: zmiany, które czekają na wysłanie, przepadną po zamknięciu strony.',
};
