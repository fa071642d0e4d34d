/** Messages that only the server sends, so that the pages need not load them. */
export const serverMessages = {
  list: {
    'note-too-long': 'Notatka inwestycji może mieć najwyżej 50\u202F000 znaków',
    'too-many-abbreviations': 'Inwestycja może mieć najwyżej 500 skrótów',
    'table-empty': 'Plik nie zawiera żadnych wierszy',
    'table-protected':
      'Arkusz jest chroniony hasłem albo ma format sprzed 2007 roku. Zapisz go bez hasła jako XLSX, ODS lub CSV.',
    'table-unreadable':
      'Tego pliku nie da się odczytać jako listy. Zapisz go jako XLSX, ODS lub CSV albo wklej jego wiersze.',
  },
};
