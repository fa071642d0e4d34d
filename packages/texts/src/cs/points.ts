import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const points: Texts['points'] = {
  title: 'Dřívější stavy',
  note: 'Stav projektu se ukládá sám: před změnou více sestav najednou, před aktualizací z plánovací aplikace a před první změnou dne. Uchováváme nejvýše 50 stavů, každý po dobu 30 dní.',
  none: 'Zatím nejsou uloženy žádné stavy.',
  causes: {
    restyle: 'před změnou více sestav',
    successors: 'před nahrazením vyřazených produktů',
    list: 'před přidáním seznamu',
    delivery: 'před aktualizací z plánovací aplikace',
    restore: 'před návratem k dřívějšímu stavu',
    day: 'před první změnou dne',
  },
  changes: (count) =>
    plural(count, ['potom beze změn', 'potom 1 změna', `potom ${count} změny`, `potom ${count} změn`]),
  show: 'Zobrazit dřívější stav',
  open: 'Zobrazit rozdíly',
  showAll: (count) => `Zobrazit všechny (${count})`,
  openOf: (time) => `Zobrazit rozdíly: ${time}`,
  stateOf: (time) => `Stav z ${time}`,
  question: 'Vrátit se k tomuto stavu? Současný se také uloží, takže ho potom můžete obnovit.',
  changing: 'Sestavy, které se vrátí do tehdejší podoby',
  comingBack: 'Sestavy, které se vrátí',
  going: 'Sestavy, které zmizí',
  rooms: 'Místnosti a jejich obsah se vrátí do tehdejšího stavu.',
  same: 'Projekt je teď stejný jako tehdy.',
  total: 'Cena bez DPH',
  restore: 'Vrátit se k tomuto stavu',
  restored: 'Dřívější stav byl obnoven',
  changedSince: 'Projekt se od té doby změnil. Vrácení by smazalo i novější změny, a proto jsme nic neměnili.',
};
