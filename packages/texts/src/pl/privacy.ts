/** The page about what is stored where. */
export const privacy = {
  title: 'Prywatność: co i gdzie przechowujemy',
  back: 'Wróć',
  standing:
    'Żeby zaprojektować inwestycję, nie trzeba zakładać konta ani podawać imienia i adresu. Poniżej piszemy, co zapisuje Twoja przeglądarka, co zapisuje serwer, na jak długo i co trafia do innych.',
  browserTitle: 'W Twojej przeglądarce',
  browser: {
    projects:
      'Lista otwieranych inwestycji, z nazwami i identyfikatorami: żeby można było do nich wrócić. Do usunięcia inwestycji lub jej wpisu na liście.',
    offline:
      'Kopia tych inwestycji, stron i katalogu: żeby działały bez połączenia. Do usunięcia wpisu na liście; strony i katalog do następnych wersji.',
    pending: 'Zmiany, których serwer jeszcze nie potwierdził. Do ich przyjęcia lub odrzucenia.',
    drafts: 'Niezapisane zestawy: żeby nie przepadły po zamknięciu strony. Do zapisania lub odrzucenia.',
    orders:
      'Zamówienia przekazane do sklepu, który odsyła odpowiedź: symbole, ilości i odpowiedź. Do ich oznaczenia lub odrzucenia.',
    settings:
      'Ustawienia: język, kolory, zwinięte pomieszczenia, zamknięte komunikaty, ostatnio używane produkty, znaczenie skrótów i kolumn na listach. Do wyczyszczenia danych strony w przeglądarce.',
    visit: 'Adres sklepu lub systemu zakupowego, z którego tu przechodzisz. Najdłużej do zamknięcia karty.',
  },
  orders:
    'Ostatnie dziesięć list przekazanych sklepowi i jego odpowiedzi: żeby pokazać je w zamówieniu. Do usunięcia wpisu na liście.',
  browserNote:
    'Wpis na liście usuniesz na stronie startowej, a wraz z nim wszystko, co ta przeglądarka wie o inwestycji. Sama inwestycja zostaje na serwerze.',
  serverTitle: 'Na serwerze',
  server: {
    project:
      'Inwestycja: jej nazwa, pomieszczenia, zestawy, produkty, notatki do zamówienia, postęp montażu i oznaczenia punktów. Do usunięcia inwestycji we właściwościach. Nie wpisuj w nazwach i notatkach danych, których inni nie powinni poznać.',
    deleted: 'Usuniętą inwestycję operator może przywrócić przez 30 dni, potem jest kasowana.',
    history:
      'Wcześniejsze stany inwestycji: do 30 dni. Dane do cofania zmian: godzina. Potwierdzenia wysłanych zmian: 7 dni.',
    links: 'Linki do podglądu: do unieważnienia albo 30 dni po ostatnim dniu ważności. Nie zapisujemy, kto je otwiera.',
    network:
      'Adres sieciowy: tylko w pamięci działającego serwera, żeby ograniczyć liczbę zapytań. Gdy ktoś pyta o nieistniejące identyfikatory, zapisujemy skrót adresu jego sieci, najwyżej na dobę po ustaniu blokady.',
    log: 'Dziennik: rodzaj zapytania, wynik, czas i losowy numer. Bez adresów, nazw i identyfikatorów inwestycji.',
    operator:
      'Operator może mieć kopie zapasowe, a jego serwer pośredniczący – własny dziennik. O ich treść i czas przechowywania zapytaj operatora.',
  },
  measurements:
    'Szybkość stron: jak długo strona się wczytywała, jak szybko reagowała i jak bardzo przesuwała się jej treść. Gdy ją opuszczasz, przeglądarka wysyła te trzy liczby, a serwer dolicza je do sum dla wszystkich odwiedzających. Nie zapisuje przy nich adresu, inwestycji ani odwiedzin.',
  othersTitle: 'Co trafia do innych',
  others: {
    none: 'Nie ma tu plików cookie, reklam, statystyk odwiedzin ani treści z innych serwerów: czcionki, skrypty i rysunki pochodzą z tego serwera.',
    holders:
      'Kto zna identyfikator inwestycji, może ją oglądać, zmieniać i usunąć. Kto ma link do podglądu, może ją oglądać i skopiować.',
  },
  shop: 'Sklep lub system zakupowy dostaje listę produktów i link do podglądu dopiero wtedy, gdy ją tam przekażesz.',
  planningTool: 'Zewnętrzne narzędzie do planowania dostaje identyfikator inwestycji, gdy je z niej otworzysz.',
  frame:
    'Gdy konfigurator działa w ramce na stronie sklepu, strona ta dowiaduje się, ile produktów jest w inwestycji i ile kosztują.',
  responsibleTitle: 'Kto odpowiada',
  responsible: (name: string): string => `Za te strony i dane odpowiada ${name}.`,
  checked: 'Stan z listopada 2026 r.',
};
