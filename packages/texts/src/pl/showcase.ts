/** The home screen's picture and sample project. */
export const showcase = {
  finish: 'Wykończenie ramki',
  finishes: { white: 'biel', black: 'czerń', oak: 'dąb', glass: 'szkło', anthracite: 'antracyt' },
  price: 'Ten zestaw, netto',
  openSample: 'Zobacz gotowe mieszkanie',
};
