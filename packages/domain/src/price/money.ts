/** Money as a whole number of the currency's smallest unit (grosz, haléř, cent, kopiyka): sums stay exact (R5). */
export type MinorUnits = number;
