import type { CatalogueItem, EcatalogueProduct, SingleProduct } from '../api/products.ts';
import type { Project } from '../api/project.ts';
import { aProject, aRoom, aSavedSet } from './render-in-project.tsx';

export const aSingleProduct = (overrides: Partial<SingleProduct> = {}): SingleProduct => ({
  id: 8500,
  name: 'Łącznik jednobiegunowy natynkowy IP54, biały',
  symbol: 'AW1.00/11',
  image: 'aw1.svg',
  catalogueUrl: 'https://example.com/katalog/AW1.00%2F11',
  seriesTag: 'simon-aquarius',
  price: 2_500,
  ...overrides,
});

export const anEcatalogueProduct = (overrides: Partial<EcatalogueProduct> = {}): EcatalogueProduct => ({
  catalogId: 700,
  symbol: 'TKW1/111',
  name: 'Łącznik jednobiegunowy',
  image: '',
  catalogueUrl: '',
  seriesName: 'Simon 54',
  price: 1_500,
  ...overrides,
});

export const aCatalogueItem = (overrides: Partial<CatalogueItem> = {}): CatalogueItem => ({
  ...anEcatalogueProduct(),
  quantity: 4,
  replacedBy: null,
  ...overrides,
});

/** A catalogue with two series, a single product, two e-catalogue products and the components of a set. */
export const aCatalogue = {
  series: { 'simon-54': 'Simon 54', 'simon-aquarius': 'Simon Aquarius' },
  products: [aSingleProduct()],
  ecatalogue: [
    anEcatalogueProduct(),
    anEcatalogueProduct({ catalogId: 701, symbol: 'TKW2/111', name: 'Łącznik świecznikowy' }),
  ],
  components: ['DR4/11', 'SGZ1M'],
};

export const biurko = aSavedSet({ id: 11, name: 'Biurko', seriesTag: 'simon-54', slots: 4, boxes: 4 });
export const wejscie = aSavedSet({ id: 12, name: 'Salon – wejście', seriesTag: 'simon-54', price: 117_010 });

/** A kitchen with two desks and three single products; four pieces of an e-catalogue product. */
export const aKitchen = (): Project =>
  aProject({
    name: 'Dom nad Łabą',
    rooms: [aRoom({ id: 1, name: 'Kuchnia', sets: [{ id: 11, quantity: 2 }], products: [{ id: 8500, quantity: 3 }] })],
    sets: [biurko],
    products: [aSingleProduct()],
    selections: [aCatalogueItem()],
  });

/** An empty kitchen, and a living room with two desks and a second set. */
export const twoRooms = (above: 'Salon' | 'Kuchnia'): Project => {
  const kitchen = aRoom({ id: 1, name: 'Kuchnia' });
  const salon = aRoom({
    id: 2,
    name: 'Salon',
    sets: [
      { id: 11, quantity: 2 },
      { id: 12, quantity: 1 },
    ],
  });
  return aProject({
    name: 'Dom nad Łabą',
    rooms: above === 'Salon' ? [salon, kitchen] : [kitchen, salon],
    sets: [wejscie, biurko],
  });
};
