/** What the server answers when it refuses or fails; in the language of `Accept-Language`. */
export const messages = {
  storeFailed: 'Wystąpił błąd podczas zapisywania danych',
  fetchFailed: 'Wystąpił błąd podczas pobierania danych',
};
