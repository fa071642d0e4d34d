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
