/** What the IP44 seal asks of the products in its set. */
export const seal = {
  unsealed: 'IP20',
  rulesOut: 'wyklucza uszczelkę',
  only: 'Tylko z IP44',
  showAll: 'Pokaż wszystkie',
  needsInserts: (modules: string) => `Potrzebna wkładka uszczelniająca: ${modules}`,
  addInserts: 'Dodaj wkładki',
  question: {
    title: 'Ten produkt wyklucza IP44',
    text: (module: string) => `${module} ma stopień ochrony IP20. Zestaw z tym produktem nie może mieć uszczelki IP44.`,
    without: 'Wstaw produkt i usuń uszczelkę',
    fitting: 'Pokaż pasujące',
  },
};
