import type { Texts } from '../texts.ts';

export const startLink: Texts['startLink'] = {
  title: 'Začnite s touto zostavou',
  titleOpen: 'Začnite skladať zostavu',
  note: 'Zatiaľ sa nič neuložilo. Zostava sa otvorí v editore, kde sa dá všetko zmeniť.',
  set: 'Zostava z odkazu',
  lineLater: 'Sériu rámikov vyberiete v ďalšom kroku',
  frameLater: 'Rámik vyberiete v ďalšom kroku',
  noPrice: 'Cenu sa nepodarilo vypočítať',
  begin: 'Začať',
  known: 'Alebo pridajte do svojho projektu',
  project: 'Projekt',
  addTo: (name) => `Pridať do „${name}“`,
  back: (host) => `Späť na ${host}`,
  leftOut: 'Časť odkazu bola vynechaná',
  take: (name) => `Použiť: ${name}`,
  needsLine: 'Bez série rámikov nemožno nastaviť vyhotovenie, farbu a produkty',
  notInLine: (value) => `Tento produkt v tejto sérii nie je: „${value}“`,
  unknown: {
    line: (value) => `Neznáma séria rámikov: „${value}“`,
    finish: (value) => `Neznáme vyhotovenie rámikov: „${value}“`,
    colour: (value) => `Neznáma farba: „${value}“`,
    frame: (value) => `Taký rámik nie je; počet pozícií: „${value}“`,
    function: (value) => `Neznámy produkt: „${value}“`,
    lang: (value) => `Nepodporovaný jazyk: „${value}“`,
    return: (value) => `Nepovolená adresa na návrat: „${value}“`,
  },
};
