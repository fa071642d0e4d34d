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

export const spread: Texts['spread'] = {
  title: (name: string): string => `Přidat „${name}“ do místností`,
  titleOfMany: (count: number): string =>
    plural(count, [
      'Přidat sestavy do místností',
      'Přidat 1 sestavu do místností',
      `Přidat ${count} sestavy do místností`,
      `Přidat ${count} sestav do místností`,
    ]),
  eachOfMany: 'Do každé místnosti se přidá tolik kusů každé z vybraných sestav.',
  search: 'Hledat místnost',
  noneFound: 'Žádná místnost nebyla nalezena',
  oneEach: 'Po 1 do každé',
  present: (count: number): string => `už ×${count}`,
  quantityIn: (room: string): string => `Kolik přidat do místnosti „${room}“`,
  confirm: (count: number): string =>
    plural(count, [
      'Vyberte místnosti',
      'Přidat do 1 místnosti',
      `Přidat do ${count} místností`,
      `Přidat do ${count} místností`,
    ]),
  done: (count: number): string =>
    plural(count, [
      'Nic nebylo přidáno',
      'Přidáno do 1 místnosti',
      `Přidáno do ${count} místností`,
      `Přidáno do ${count} místností`,
    ]),
};
