import { formatCount } from '@ramka/domain/text';
import { polishPlural } from '../plural.ts';

/** Orders for a purchasing system that opened the product (OCI punch-out). */
export const punchOut = {
  refused: 'Nie można połączyć z systemem zakupowym',
  noAddress:
    'System zakupowy nie podał poprawnego adresu zwrotnego (HOOK_URL). Skontaktuj się z jego administratorem. Niczego nie zapisano.',
  unknownHost: (host: string): string =>
    `Adres zwrotny prowadzi do ${host}, a tego systemu zakupowego nie ma na liście dozwolonych. Skontaktuj się z operatorem konfiguratora. Niczego nie zapisano.`,
  goesTo: (host: string): string => `Zamówienie trafi do systemu zakupowego ${host}`,
  cancel: 'Anuluj',
  order: 'Przekaż zamówienie',
  title: (host: string): string => `Zamówienie dla ${host}`,
  articles: (count: number): string =>
    polishPlural(count, [
      'Nie ma czego przekazać.',
      'Przekazany zostanie 1 produkt.',
      `Przekazane zostaną ${formatCount(count)} produkty.`,
      `Przekazanych zostanie ${formatCount(count)} produktów.`,
    ]),
  send: 'Przekaż do systemu zakupowego',
  note: 'Zamówienie sprawdzisz i zatwierdzisz w systemie zakupowym.',
};
