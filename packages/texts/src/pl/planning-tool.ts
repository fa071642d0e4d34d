/** Links to the external planning tool, and messages about its deliveries. */
export const planningTool = {
  smartHome: 'Konfigurator smart home',
  open: (tool: string): string => `Otwórz w aplikacji ${tool}`,
  dialogTitle: (tool: string): string => `Przejście do aplikacji ${tool}`,
  dialogText: (tool: string): string =>
    `Aplikacja ${tool} otworzy się w nowej karcie. Gdy prześle pomieszczenia i zestawy, powiadomimy Cię tutaj.`,
  notAgain: 'Nie pokazuj tego ponownie',
  follow: (tool: string): string => `Przejdź do aplikacji ${tool}`,
  updated: 'Twój projekt został zaktualizowany w aplikacji MiO. Czy chcesz go odświeżyć?',
  reload: 'Odśwież',
  reloaded: 'Projekt został wczytany',
  copiesAreOrdinary:
    'Pomieszczenia i zestawy z aplikacji do planowania będą w kopii zwykłymi: można je zmieniać, ale aplikacja już ich nie zaktualizuje.',
};
