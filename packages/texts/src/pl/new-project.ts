/** The home screen: create a project or open an existing one. */
export const newProject = {
  title: 'Dobierz łączniki i\u00A0gniazda do swojego wnętrza',
  info: 'Nazwij inwestycję, dodaj pomieszczenia i ułóż zestawy z ramek i mechanizmów. Listę produktów i koszt masz cały czas przed sobą. Nie potrzebujesz konta: do inwestycji wrócisz, podając jej identyfikator.',
  createTitle: 'Nowa inwestycja',
  nameLabel: 'Nazwa inwestycji',
  namePlaceholder: 'np. Dom pod lasem',
  create: 'Utwórz inwestycję',
  installedEmpty:
    'Zainstalowana aplikacja nie zna jeszcze inwestycji z Twojej przeglądarki. Skopiuj tam link do inwestycji albo jej identyfikator i wklej go poniżej.',
  loadTitle: 'Wczytaj inwestycję',
  idLabel: 'Identyfikator inwestycji',
  idHint: '8 znaków; znajdziesz go we właściwościach inwestycji',
  idRequired: 'Wpisz identyfikator inwestycji',
  idLength: 'Identyfikator inwestycji musi mieć długość 8 znaków',
  load: 'Wczytaj',
  remembered: 'Ostatnio otwierane na tym urządzeniu',
  searchRemembered: 'Szukaj wśród ostatnich',
  noneRemembered: 'Nie ma tu takiej inwestycji',
  forget: (name: string): string => `Usuń inwestycję „${name}” z tej listy`,
  forgetUnsent: 'Usuń i odrzuć zmiany',
  unsent: (count: number): string =>
    `Na tym urządzeniu są zmiany, które nie zostały jeszcze wysłane (${count}). Przepadną razem z tym, co urządzenie pamięta o inwestycji.`,
  forgotten: (name: string): string => `Inwestycja „${name}” zniknęła z tej listy`,
  openFile: 'Wczytaj inwestycję z pliku',
  wrongFile: 'To nie jest plik inwestycji',
  video: 'Obejrzyj film instruktażowy',
  created: (name: string): string => `Inwestycja „${name}” została utworzona`,
};
