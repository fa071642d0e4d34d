import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const roomDialogs: Texts['roomDialogs'] = {
  addSetsTitle: (room: string): string => `Pridať zostavy do miestnosti „${room}“`,
  changeSetQuantityTitle: 'Zmeniť počet zostáv',
  changeProductQuantityTitle: 'Zmeniť množstvo produktu',
  singleProductTitle: 'Pridať kompletný výrobok',
  chooseSeries: 'Vyberte sériu',
  chooseCategory: 'Vyberte kategóriu',
  chooseRoom: 'Vyberte miestnosť',
  room: 'Miestnosť',
  noProducts: 'V tejto kategórii nie sú žiadne produkty.',
  projectTotal: (price: string): string => `Celková cena projektu bez DPH: ${price}`,
  roomNeeded: 'Najprv pridajte miestnosť, do ktorej produkt patrí.',
};

export const spread: Texts['spread'] = {
  title: (name: string): string => `Pridať „${name}“ do miestností`,
  search: 'Hľadať miestnosť',
  noneFound: 'Nenašla sa žiadna miestnosť',
  oneEach: 'Po 1 do každej',
  present: (count: number): string => `už ×${count}`,
  quantityIn: (room: string): string => `Koľko v miestnosti „${room}“`,
  done: (count: number): string =>
    plural(count, [
      'Nič nebolo pridané',
      'Pridané do 1 miestnosti',
      `Pridané do ${count} miestností`,
      `Pridané do ${count} miestností`,
    ]),
  saved: (count) =>
    plural(count, [
      'Množstvá bez zmeny',
      'Množstvá uložené v 1 miestnosti',
      `Množstvá uložené v ${count} miestnostiach`,
      `Množstvá uložené v ${count} miestnostiach`,
    ]),
  paint: 'Stlačte + a ťahajte cez polia: do každého pribudne 1.',
  matrixTitle: 'Zostavy v miestnostiach',
  placeAll: 'Rozmiestniť do miestností',
  quantityOf: (set, room) => `Koľko „${set}“ v miestnosti „${room}“`,
  oneEachOf: (set) => `Po 1 do každej: ${set}`,
  listed: (shown, count) => `Zobrazených ${shown} z celkovo ${count} zostáv. Ostatné vyhľadajte.`,
};
