/** What the IP44 seal asks of the products in its set. */
export const seal = {
  unsealed: 'IP20',
  rulesOut: 'wyklucza uszczelkę',
  only: 'Tylko z IP44',
  showAll: 'Pokaż wszystkie',
  needsInserts: (modules: string) => `Potrzebna wkładka uszczelniająca: ${modules}`,
  addInserts: 'Dodaj wkładki',
};
