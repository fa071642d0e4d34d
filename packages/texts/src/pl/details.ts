/** What is told of a module or a frame on demand. */
export const details = {
  open: (name: string) => `Szczegóły: ${name}`,
  purpose: 'Rodzaj',
  rating: 'Dane znamionowe',
  protection: 'Stopień ochrony',
  sealable: 'IP20, a z uszczelką ramki IP44',
  plain: 'IP20, bez możliwości uszczelnienia',
  number: 'Numer katalogowy',
  parts: 'Elementy w komplecie',
  choices: 'Do wyboru w opcjach',
  place: 'Wstaw w ramkę',
  size: 'Wymiary',
  slots: 'Liczba miejsc',
  withSeal: 'IP20, a z uszczelką IP44',
  withoutSeal: 'IP20, ta ramka nie ma uszczelki',
  boxes: 'Puszki',
  millimetres: (width: number, height: number) => `${width} × ${height}\u00A0mm`,
};
