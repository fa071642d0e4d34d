import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const points: Texts['points'] = {
  title: 'Skoršie stavy',
  note: 'Stav projektu sa ukladá sám: pred zmenou viacerých zostáv naraz, pred aktualizáciou z plánovacej aplikácie a pred prvou zmenou dňa. Uchovávame najviac 50 stavov, každý 30 dní.',
  none: 'Zatiaľ nie sú uložené žiadne stavy.',
  causes: {
    restyle: 'pred zmenou viacerých zostáv',
    successors: 'pred nahradením vyradených produktov',
    list: 'pred pridaním zoznamu',
    delivery: 'pred aktualizáciou z plánovacej aplikácie',
    restore: 'pred návratom k skoršiemu stavu',
    day: 'pred prvou zmenou dňa',
  },
  changes: (count) =>
    plural(count, ['potom bez zmien', 'potom 1 zmena', `potom ${count} zmeny`, `potom ${count} zmien`]),
  show: 'Zobraziť skorší stav',
  open: 'Zobraziť rozdiely',
  showAll: (count) => `Zobraziť všetky (${count})`,
  openOf: (time) => `Zobraziť rozdiely: ${time}`,
  stateOf: (time) => `Stav z ${time}`,
  question: 'Vrátiť sa k tomuto stavu? Súčasný sa tiež uloží, takže ho potom môžete obnoviť.',
  changing: 'Zostavy, ktoré sa vrátia do vtedajšej podoby',
  comingBack: 'Zostavy, ktoré sa vrátia',
  going: 'Zostavy, ktoré zmiznú',
  rooms: 'Miestnosti a ich obsah sa vrátia do vtedajšieho stavu.',
  same: 'Projekt je teraz rovnaký ako vtedy.',
  total: 'Cena bez DPH',
  restore: 'Vrátiť sa k tomuto stavu',
  restored: 'Skorší stav bol obnovený',
  changedSince: 'Projekt sa odvtedy zmenil. Vrátenie by zmazalo aj novšie zmeny, a preto sme nič nezmenili.',
};
