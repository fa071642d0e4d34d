/** The requirements of the IP44 seal for products in the same set. */
export const seal = {
  unsealed: 'IP20',
  rulesOut: 'wyklucza uszczelkę',
  only: 'Tylko z IP44',
  showAll: 'Pokaż wszystkie',
  needsInserts: (modules: string) => `Potrzebna wkładka uszczelniająca: ${modules}`,
  addInserts: 'Dodaj wkładki',
};
