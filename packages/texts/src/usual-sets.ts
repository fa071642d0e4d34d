import type { Language } from '@ramka/domain/text';

/** Texts of the usual sets. Apart from the texts of all pages, because only a project's first room shows them. */
type UsualSetsTexts = {
  readonly title: string;
  /** Names of the sets, which the quick entry must understand. */
  readonly names: { readonly light: string; readonly sockets: string; readonly media: string };
};

export const usualSetsTexts: Readonly<Record<Language, UsualSetsTexts>> = {
  pl: {
    title: 'Zacznij od typowego zestawu albo ułóż własny',
    names: { light: 'Schodowy', sockets: '2× gniazdo', media: 'Gniazdo, TV, RJ45' },
  },
  cs: {
    title: 'Začněte typickou sestavou, nebo si složte vlastní',
    names: { light: 'Střídavý vypínač', sockets: '2 zásuvky', media: 'Zásuvka, TV, RJ45' },
  },
  sk: {
    title: 'Začnite typickou zostavou alebo si zložte vlastnú',
    names: { light: 'Striedavý vypínač', sockets: '2 zásuvky', media: 'Zásuvka, TV, RJ45' },
  },
  uk: {
    title: 'Почніть із типового набору або складіть власний',
    names: { light: 'Прохідний вимикач', sockets: '2× розетка', media: 'Розетка, ТВ, RJ45' },
  },
  en: {
    title: 'Start with a typical set, or build your own',
    names: { light: 'Two-way switch', sockets: '2× socket', media: 'Socket, TV, RJ45' },
  },
};
