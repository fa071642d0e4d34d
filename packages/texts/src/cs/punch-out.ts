import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const punchOut: Texts['punchOut'] = {
  refused: 'Nelze navázat spojení s nákupním systémem',
  noAddress:
    'Nákupní systém nezadal platnou návratovou adresu (HOOK_URL). Obraťte se na jeho správce. Nic nebylo uloženo.',
  unknownHost: (host: string): string =>
    `Návratová adresa vede na ${host}. Tento nákupní systém není na seznamu povolených. Obraťte se na provozovatele konfigurátoru. Nic nebylo uloženo.`,
  goesTo: (host: string): string => `Objednávka bude předána do nákupního systému ${host}`,
  cancel: 'Zrušit',
  order: 'Předat objednávku',
  title: (host: string): string => `Objednávka pro ${host}`,
  articles: (count: number): string =>
    plural(count, [
      'Není co předat.',
      'Bude předán 1 produkt.',
      `Budou předány ${formatCount(count)} produkty.`,
      `Bude předáno ${formatCount(count)} produktů.`,
    ]),
  send: 'Předat do nákupního systému',
  note: 'Objednávku zkontrolujete a potvrdíte v nákupním systému.',
};
