import type { Texts } from '../texts.ts';

export const messages: Texts['messages'] = {
  storeFailed: 'Vyskytla se chyba během ukládání dat',
  fetchFailed: 'Vyskytla se chyba během stahování dat',
  errors: {
    malformed: 'Požadavek je neplatný',
    'missing-request-header': 'Požadavek nepochází z této aplikace',
    'not-found': 'Tato adresa neexistuje',
    'unknown-project': 'Projekt s tímto identifikačním číslem nebyl nalezen',
    'unknown-room': 'Místnost nebyla nalezena',
    'unknown-set': 'Sestava nebyla nalezena',
    'unknown-product': 'Produkt nebyl nalezen',
    'unknown-category': 'Kategorie nebyla nalezena',
    conflict: 'Tuto změnu nelze sloučit se stavem projektu',
    stale: 'Tato data mezitím někdo změnil. Načtěte je znovu',
    'too-large': 'Bylo odesláno příliš mnoho dat',
    unprocessable: 'Data nelze přijmout',
    'too-many-requests': 'Příliš mnoho požadavků. Zkuste to za chvíli znovu',
    unavailable: 'Služba je dočasně nedostupná. Zkuste to za chvíli znovu',
  },
  input: {
    invalid: 'Hodnota je neplatná',
    unknownField: 'Neznámé pole',
    outOfRange: 'Hodnota je mimo povolený rozsah',
    quantity: 'Množství musí být celé číslo od 1 do 9999',
    variant: 'Tato instalace takovou variantu nepodporuje',
    emptyList: 'Seznam nesmí být prázdný',
    longList: 'Seznam je příliš dlouhý',
    setIds: 'Zadejte identifikační čísla sestav oddělená čárkami',
    shortQuery: 'Zadejte alespoň 3 znaky',
    unknownSet: 'Tato sestava v projektu není',
    unknownProduct: 'Tento produkt v katalogu není',
  },
  projectName: {
    required: 'Svůj projekt musíte pojmenovat',
    tooShort: 'Název projektu musí obsahovat minimálně 3 znaky',
  },
  roomName: {
    required: 'Místnost musíte pojmenovat',
    tooShort: 'Název místnosti musí obsahovat minimálně 3 znaky',
  },
  name: {
    tooLong: 'Název může mít nejvýše 120 znaků',
    controlCharacter: 'Název obsahuje nepovolený znak',
  },
};
