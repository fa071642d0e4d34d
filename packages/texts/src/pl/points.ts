import { polishPlural } from '../plural.ts';

/** The restore points of a project. */
export const points = {
  title: 'Wcześniejsze stany',
  note: 'Stan inwestycji zapisuje się sam: przed zmianą wielu zestawów naraz, przed aktualizacją z aplikacji do planowania i przed pierwszą zmianą dnia. Przechowujemy najwyżej 50 stanów, każdy przez 30 dni.',
  none: 'Nie ma jeszcze zapisanych stanów.',
  causes: {
    restyle: 'przed zmianą wielu zestawów',
    successors: 'przed zastąpieniem wycofanych produktów',
    list: 'przed dodaniem listy',
    delivery: 'przed aktualizacją z aplikacji do planowania',
    restore: 'przed powrotem do wcześniejszego stanu',
    day: 'przed pierwszą zmianą dnia',
  },
  changes: (count: number): string =>
    polishPlural(count, ['potem bez zmian', 'potem 1 zmiana', `potem ${count} zmiany`, `potem ${count} zmian`]),
  show: 'Pokaż wcześniejszy stan',
  open: 'Pokaż różnice',
  showAll: (count: number): string => `Pokaż wszystkie (${count})`,
  openOf: (time: string): string => `Pokaż różnice: ${time}`,
  stateOf: (time: string): string => `Stan z ${time}`,
  question: 'Wrócić do tego stanu? Obecny też zostanie zapisany, więc możesz go potem przywrócić.',
  changing: 'Zestawy, które wrócą do tamtej postaci',
  comingBack: 'Zestawy, które wrócą',
  going: 'Zestawy, które znikną',
  rooms: 'Pomieszczenia i ich zawartość wrócą do tamtego stanu.',
  same: 'Inwestycja jest teraz taka sama jak wtedy.',
  total: 'Koszt netto',
  restore: 'Wróć do tego stanu',
  restored: 'Wcześniejszy stan został przywrócony',
  changedSince:
    'Od tego czasu inwestycja się zmieniła. Cofnięcie zabrałoby też nowsze zmiany, dlatego nic nie zmieniono.',
};
