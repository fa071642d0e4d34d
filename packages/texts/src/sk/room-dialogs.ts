import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const roomDialogs: Texts['roomDialogs'] = {
  addSetsTitle: (room: string): string => `Pridať zostavy do miestnosti „${room}“`,
  addSets: (count: number): string =>
    plural(count, ['Vyberte zostavy', 'Pridať 1 zostavu', `Pridať ${count} zostavy`, `Pridať ${count} zostáv`]),
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
  titleOfMany: (count: number): string =>
    plural(count, [
      'Pridať zostavy do miestností',
      'Pridať 1 zostavu do miestností',
      `Pridať ${count} zostavy do miestností`,
      `Pridať ${count} zostáv do miestností`,
    ]),
  eachOfMany: 'Do každej miestnosti sa pridá toľko kusov každej z vybraných zostáv.',
  search: 'Hľadať miestnosť',
  noneFound: 'Nenašla sa žiadna miestnosť',
  oneEach: 'Po 1 do každej',
  present: (count: number): string => `už ×${count}`,
  quantityIn: (room: string): string => `Koľko pridať do miestnosti „${room}“`,
  confirm: (count: number): string =>
    plural(count, [
      'Vyberte miestnosti',
      'Pridať do 1 miestnosti',
      `Pridať do ${count} miestností`,
      `Pridať do ${count} miestností`,
    ]),
  done: (count: number): string =>
    plural(count, [
      'Nič nebolo pridané',
      'Pridané do 1 miestnosti',
      `Pridané do ${count} miestností`,
      `Pridané do ${count} miestností`,
    ]),
};
