/** The texts of the pages in the frame of another site. */
export const frame = {
  close: 'Zamknij konfigurator',
  remembersHere: 'Inwestycje otwarte w tym miejscu są zapamiętywane tylko na tej stronie.',
  remembersNothing: 'Ta przeglądarka nie pozwala zapamiętywać tu inwestycji.',
  ownWindow: 'Otwórz w osobnym oknie',
};
