import type { ColourFamily, ComponentRole, Finish, ModuleFunction } from '@ramka/domain/substitutes';
import type { SharedWords } from '@ramka/domain/search';
import type { Language } from '@ramka/domain/text';
import type { LocalisedCatalogue } from '../catalogue.ts';
import { type CatalogueFiles, textIn } from '../files/catalogue-files.ts';
import { valuesOf } from '../files/entries.ts';

/** Localises the data for substitutes across series: functions, roles, finishes, families of colours. */
export const localiseCounterparts = (
  files: CatalogueFiles,
  language: Language,
): Pick<
  LocalisedCatalogue,
  | 'allFunctions'
  | 'shortNameOf'
  | 'sharedWords'
  | 'allRoles'
  | 'findRole'
  | 'allFinishes'
  | 'findFinish'
  | 'allColourFamilies'
  | 'findFamily'
> => {
  const allRoles = rolesIn(files, language);
  const allFinishes = finishesIn(files, language);
  const allColourFamilies = familiesIn(files, language);
  return {
    allFunctions: functionsIn(files, language),
    shortNameOf: shortNamesIn(files, language),
    sharedWords: sharedWordsIn(files, language),
    allRoles,
    findRole: finder(allRoles),
    allFinishes,
    findFinish: finder(allFinishes),
    allColourFamilies,
    findFamily: finder(allColourFamilies),
  };
};

const finder = <Item extends { readonly id: string }>(items: readonly Item[]): ((id: string) => Item | undefined) => {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (id) => byId.get(id);
};

const functionsIn = ({ functions }: CatalogueFiles, language: Language): readonly ModuleFunction[] =>
  valuesOf(functions).map(({ id, name, words = {}, nearest, fulfills }) => ({
    id,
    name: textIn(name, language),
    words: words[language] ?? [],
    nearest: nearest.map(({ function: functionId, loses, touchPoints = null }) => ({
      functionId,
      loses: textIn(loses, language),
      touchPoints,
    })),
    fulfills,
  }));

const shortNamesIn = ({ functions }: CatalogueFiles, language: Language): LocalisedCatalogue['shortNameOf'] => {
  const names = new Map(
    valuesOf(functions).flatMap(({ id, shortName }) => (shortName ? [[id, textIn(shortName, language)]] : [])),
  );
  return (functionId) => names.get(functionId);
};

/** The search words in a language; entries without words in it are dropped. */
const sharedWordsIn = ({ sharedWords }: CatalogueFiles, language: Language): readonly SharedWords[] =>
  valuesOf(sharedWords).flatMap(({ words, functions }) => {
    const own = words[language] ?? [];
    return own.length === 0 ? [] : [{ words: own, functionIds: functions }];
  });

const rolesIn = ({ componentRoles }: CatalogueFiles, language: Language): readonly ComponentRole[] =>
  valuesOf(componentRoles).map(({ id, name, attributes }) => ({
    id,
    name: textIn(name, language),
    attributes: attributes.map((attribute) => ({
      ...attribute,
      name: textIn(attribute.name, language),
      values: attribute.values.map((value) => ({ id: value.id, name: textIn(value.name, language) })),
    })),
  }));

const finishesIn = ({ finishes }: CatalogueFiles, language: Language): readonly Finish[] =>
  valuesOf(finishes).map(({ id, name, hexColor, family = null }) => ({
    id,
    name: textIn(name, language),
    hexColor,
    familyId: family,
  }));

const familiesIn = ({ colourFamilies }: CatalogueFiles, language: Language): readonly ColourFamily[] =>
  valuesOf(colourFamilies).map(({ id, name, hexColor }) => ({ id, name: textIn(name, language), hexColor }));
