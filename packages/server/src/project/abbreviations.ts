import { abbreviation } from '@ramka/contract/wire/project-note';
import type { Abbreviation } from '@ramka/domain/project-note';
import { z } from 'zod';

const storedAbbreviations = z.array(abbreviation);

/** Serialises abbreviations for the store; null for none. */
export const writeAbbreviations = (abbreviations: readonly Abbreviation[]): string | null =>
  abbreviations.length === 0 ? null : JSON.stringify(abbreviations);

/** Parses stored abbreviations. */
export const readAbbreviations = (text: string | null): readonly Abbreviation[] =>
  text === null ? [] : storedAbbreviations.parse(JSON.parse(text));
