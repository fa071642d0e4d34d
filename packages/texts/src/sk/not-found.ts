import type { Texts } from '../texts.ts';

export const notFound: Texts['notFound'] = {
  title: 'Táto stránka neexistuje',
  text: 'Adresa je neúplná alebo bola stránka presunutá.',
  toStart: 'Prejsť na úvodnú stránku',
};
