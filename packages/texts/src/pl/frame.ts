/** The texts of the pages in the frame of another site. */
export const frame = {
  close: 'Zamknij konfigurator',
  remembersHere: 'Projekty otwarte w tym miejscu są zapamiętywane tylko na tej stronie.',
  remembersNothing: 'Ta przeglądarka nie pozwala zapamiętywać tu projektów.',
  ownWindow: 'Otwórz w osobnym oknie',
};
