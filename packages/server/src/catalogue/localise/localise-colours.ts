import type { Colour } from '@ramka/domain/catalogue';
import type { Language } from '@ramka/domain/text';
import type { CatalogueFiles } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/values-of.ts';
import { textIn } from './text-in.ts';

/** Every colour by its id. */
export const localiseColours = (files: CatalogueFiles, language: Language): ReadonlyMap<number, Colour> =>
  new Map(
    valuesOf(files.colours).map(({ id, name, hexColor, antibacterial }) => [
      id,
      { id, name: textIn(name, language), hexColor, antibacterial },
    ]),
  );
