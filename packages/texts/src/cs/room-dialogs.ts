import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const roomDialogs: Texts['roomDialogs'] = {
  addSetsTitle: (room: string): string => `Přidat sestavy do místnosti „${room}“`,
  addSets: (count: number): string =>
    plural(count, ['Vyberte sestavy', 'Přidat 1 sestavu', `Přidat ${count} sestavy`, `Přidat ${count} sestav`]),
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
