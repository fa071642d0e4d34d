import type { Language } from '@ramka/domain/text';
import type { ForeignText } from '../foreign-text.ts';
import type { Place } from '../import-record.ts';
import { languageOfCode } from '../sources/language-of-code.ts';
import type { XmlElement } from '../sources/xml-elements.ts';

/** A language of Ramka, or any other. */
export type NamedLanguage = Language | 'other';

/** The elements of this name right inside of another. */
export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** The first element of this name right inside of another. */
export const childOf = (element: XmlElement, name: string): XmlElement | undefined => childrenOf(element, name)[0];

/** The text of the first element of this name right inside of another; empty where there is none. */
export const textOf = (element: XmlElement | undefined, name: string): string =>
  (element && childOf(element, name)?.text) ?? '';

/** The texts of the elements of this name by their `lang`, without which they are in the file's own language. */
export const foreignTextOf = (element: XmlElement, name: string, language: NamedLanguage): ForeignText =>
  Object.fromEntries(
    childrenOf(element, name)
      .filter(({ text }) => text !== '')
      .map(({ text, attributes: { lang } }) => [lang === undefined ? language : languageOfCode(lang), text]),
  );

/** Where an element stands. */
export const placeOf = ({ line, path }: XmlElement): Place => ({ line, path });
