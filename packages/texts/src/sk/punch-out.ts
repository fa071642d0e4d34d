import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const punchOut: Texts['punchOut'] = {
  refused: 'Nedá sa spojiť s nákupným systémom',
  noAddress: 'Nákupný systém nezadal platnú návratovú adresu (HOOK_URL). Obráťte sa na jeho správcu. Nič sa neuložilo.',
  unknownHost: (host: string): string =>
    `Návratová adresa vedie na ${host}. Tento nákupný systém nie je na zozname povolených. Obráťte sa na prevádzkovateľa konfigurátora. Nič sa neuložilo.`,
  goesTo: (host: string): string => `Objednávka bude odovzdaná do nákupného systému ${host}`,
  cancel: 'Zrušiť',
  order: 'Odovzdať objednávku',
  title: (host: string): string => `Objednávka pre ${host}`,
  articles: (count: number): string =>
    plural(count, [
      'Nie je čo odovzdať.',
      'Bude odovzdaný 1 produkt.',
      `Budú odovzdané ${formatCount(count)} produkty.`,
      `Bude odovzdaných ${formatCount(count)} produktov.`,
    ]),
  send: 'Odovzdať do nákupného systému',
  note: 'Objednávku skontrolujete a potvrdíte v nákupnom systéme.',
};
