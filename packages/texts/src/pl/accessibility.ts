/** The accessibility statement. */
export const accessibility = {
  title: 'Deklaracja dostępności',
  back: 'Wróć',
  standing:
    'Ramka ma być narzędziem dla każdego. Budujemy ją według WCAG 2.2, poziom AA, i normy EN 301 549. Poniżej piszemy, co działa, czego jeszcze nie sprawdziliśmy i gdzie zgłosić problem.',
  worksTitle: 'Co działa',
  works: {
    keyboard: 'Wszystko można zrobić samą klawiaturą, a na ekranie dotykowym także bez przeciągania.',
    reader:
      'Czytnik ekranu odczytuje nazwę każdego miejsca, produktu i zestawu oraz informację o tym, co się zmieniło.',
    zoom: 'Strony pozostają czytelne przy powiększeniu do 400% i przy dwukrotnie większym tekście.',
    settings: 'Ramka stosuje się do ustawień systemu: ciemnych kolorów, większego kontrastu i ograniczonego ruchu.',
    documents:
      'Dokumenty PDF mają znaczniki, nagłówki tabel i opisy rysunków; te same dane są też w arkuszach XLS i CSV.',
  },
  limitsTitle: 'Czego jeszcze nie ma',
  limits: {
    assessed:
      'Zgodność oceniliśmy sami: automatycznie, klawiaturą i na podstawie drzewa dostępności, bez testów z osobami, które na co dzień używają czytników ekranu.',
    elsewhere: 'Strony producenta, do których prowadzą odnośniki z katalogu, nie należą do Ramki.',
  },
  keysTitle: 'Klawisze',
  keys: (): readonly (readonly [key: string, does: string])[] => [
    ['Enter', 'wstawia wybrany produkt na pierwsze wolne miejsce, z klawiszem Shift – na wszystkie wolne'],
    ['Spacja', 'podnosi produkt; następny Enter na miejscu w ramce go wstawia'],
    ['Strzałki', 'przechodzą między produktami, ramkami i miejscami'],
    ['Shift + strzałka w lewo lub w prawo', 'przenosi produkt na sąsiednie miejsce'],
    ['Delete', 'opróżnia miejsce'],
    ['Strzałki w górę i w dół', 'przesuwają pomieszczenie, gdy fokus jest na jego przycisku przesuwania'],
    ['Escape', 'anuluje przeciąganie i zamyka okno'],
  ],
  /** Descriptions of shortcuts, whose keys depend on the operating system. */
  shortcuts: {
    undo: 'cofa zmianę',
    redo: 'ponawia zmianę',
    save: 'zapisuje zestaw',
    saveAndNext: 'zapisuje i zaczyna następny zestaw',
    saveAndNextRoom: 'zapisuje i zaczyna zestaw w następnym pustym pomieszczeniu',
    quickEntry: 'otwiera pole, w którym zestaw można wpisać',
    details: 'otwiera szczegóły produktu lub ramki',
    print: 'drukuje stronę ze wszystkimi rysunkami',
  },
  contactTitle: 'Zgłoś problem z dostępnością',
  contact:
    'Jeśli czegoś nie da się użyć albo odczytać, napisz, na której stronie to się stało i z jakiego urządzenia korzystasz:',
  noContact: (name: string): string => `Za tę stronę odpowiada ${name}. Adres do zgłoszeń nie został tu podany.`,
  checked: 'Samoocena z listopada 2026 r.',
};
