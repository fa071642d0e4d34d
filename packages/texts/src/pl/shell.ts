/** The frame around every screen of a project. */
export const shell = {
  openNavigation: 'Otwórz menu',
  navigation: 'Menu',
  skipToContent: 'Przejdź do treści',
  rooms: 'Pomieszczenia',
  sets: 'Zestawy',
  newSet: 'Nowy zestaw',
  addProducts: 'Katalog',
  properties: 'Właściwości inwestycji',
  newProject: 'Nowa inwestycja',
  yourSets: 'Twoje zestawy',
  openSets: 'Pokaż swoje zestawy',
  recentMessages: 'Ostatnie komunikaty',
  noSets: 'Tu pojawią się zestawy, które utworzysz.',
  language: 'Język',
  sampleCatalogue: 'Katalog przykładowy – ceny orientacyjne',
  offline: 'Brak połączenia. Zmiany zapiszesz, gdy połączenie wróci.',
  otherDeployment: (_variant: string, currency: string): string =>
    `Ta inwestycja powstała w konfiguratorze dla innego kraju. Ceny podajemy z tutejszego cennika (${currency}).`,
  screenFailedTitle: 'Nie udało się wyświetlić tej strony',
  screenFailedText: 'Zapisane dane są bezpieczne. Wczytaj stronę jeszcze raz.',
  reload: 'Wczytaj ponownie',
};
