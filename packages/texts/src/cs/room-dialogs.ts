import { czechIn, plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const roomDialogs: Texts['roomDialogs'] = {
  addSetsTitle: (room: string): string => `Přidat sestavy do místnosti „${room}“`,
  changeSetQuantityTitle: 'Změnit počet sestav',
  changeProductQuantityTitle: 'Změnit množství produktu',
  singleProductTitle: 'Přidat kompletní výrobek',
  chooseSeries: 'Vyberte řadu',
  chooseCategory: 'Vyberte kategorii',
  chooseRoom: 'Vyberte místnost',
  room: 'Místnost',
  noProducts: 'V této kategorii nejsou žádné produkty.',
  projectTotal: (price: string): string => `Celková cena projektu bez DPH: ${price}`,
  roomNeeded: 'Nejprve přidejte místnost, do které produkt patří.',
};

export const spread: Texts['spread'] = {
  title: (name: string): string => `Přidat „${name}“ do místností`,
  search: 'Hledat místnost',
  noneFound: 'Žádná místnost nebyla nalezena',
  oneEach: 'Po 1 do každé',
  present: (count: number): string => `už ×${count}`,
  quantityIn: (room: string): string => `Kolik v místnosti „${room}“`,
  done: (count: number): string =>
    plural(count, [
      'Nic nebylo přidáno',
      'Přidáno do 1 místnosti',
      `Přidáno do ${count} místností`,
      `Přidáno do ${count} místností`,
    ]),
  saved: (count) =>
    plural(count, [
      'Množství beze změny',
      'Množství uložena v 1 místnosti',
      `Množství uložena ${czechIn(count)} místnostech`,
      `Množství uložena ${czechIn(count)} místnostech`,
    ]),
  paint: 'Stiskněte + a táhněte přes políčka: do každého přibude 1.',
  matrixTitle: 'Sestavy v místnostech',
  placeAll: 'Rozmístit do místností',
  quantityOf: (set, room) => `Kolik „${set}“ v místnosti „${room}“`,
  oneEachOf: (set) => `Po 1 do každé: ${set}`,
  listed: (shown, count) => `Zobrazeno ${shown} z celkem ${count} sestav. Ostatní vyhledejte.`,
};
