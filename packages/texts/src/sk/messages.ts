import type { Texts } from '../texts.ts';

export const messages: Texts['messages'] = {
  storeFailed: 'Vyskytla sa chyba počas ukladania údajov',
  fetchFailed: 'Vyskytla sa chyba počas sťahovania údajov',
  errors: {
    malformed: 'Požiadavka je neplatná',
    'missing-request-header': 'Požiadavka nepochádza z tejto aplikácie',
    'not-found': 'Táto adresa neexistuje',
    'unknown-project': 'Projekt s týmto identifikačným číslom sa nenašiel',
    'unknown-room': 'Miestnosť sa nenašla',
    'unknown-set': 'Zostava sa nenašla',
    'unknown-product': 'Produkt sa nenašiel',
    'unknown-category': 'Kategória sa nenašla',
    conflict: 'Túto zmenu nemožno zlúčiť so stavom projektu',
    stale: 'Tieto údaje medzitým niekto zmenil. Načítajte ich znova',
    'too-large': 'Bolo odoslaných príliš veľa údajov',
    unprocessable: 'Údaje nemožno prijať',
    'too-many-requests': 'Príliš veľa požiadaviek. Skúste to o chvíľu znova',
    unavailable: 'Služba je dočasne nedostupná. Skúste to o chvíľu znova',
  },
  input: {
    invalid: 'Hodnota je neplatná',
    unknownField: 'Neznáme pole',
    outOfRange: 'Hodnota je mimo povoleného rozsahu',
    quantity: 'Množstvo musí byť celé číslo od 1 do 9999',
    variant: 'Táto inštalácia taký variant nepodporuje',
    emptyList: 'Zoznam nesmie byť prázdny',
    longList: 'Zoznam je príliš dlhý',
    setIds: 'Zadajte identifikačné čísla zostáv oddelené čiarkami',
    shortQuery: 'Zadajte aspoň 3 znaky',
    unknownSet: 'Táto zostava v projekte nie je',
    unknownProduct: 'Tento produkt v katalógu nie je',
  },
  projectName: {
    required: 'Svoj projekt musíte pomenovať',
    tooShort: 'Názov projektu musí obsahovať minimálne 3 znaky',
  },
  roomName: {
    required: 'Miestnosť musíte pomenovať',
    tooShort: 'Názov miestnosti musí obsahovať minimálne 3 znaky',
  },
  name: {
    tooLong: 'Názov môže mať najviac 120 znakov',
    controlCharacter: 'Názov obsahuje nepovolený znak',
  },
};
