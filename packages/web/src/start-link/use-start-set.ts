import { emptySet, type ProductSet } from '@ramka/domain/set/product-set';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listedAddress } from '../api/listed-address.ts';
import { newDraft } from '../editor/editing/draft.ts';
import { type TypedSets, useTypedSet } from '../editor/quick-entry/typed-sets.ts';
import { languageParameter } from '../language/language-parameter.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { functionsQuery } from '../project/catalogue.ts';
import type { EditorCatalogue } from '../project/editor-catalogue.ts';
import type { BegunSet } from '../project/new-set.ts';
import { useSeriesModules } from '../project/series-modules.ts';
import { withFunctionKeys } from './function-keys.ts';
import { nearestByKey } from './nearest.ts';
import {
  type StartLine,
  startLine,
  type StartAppearance,
  startAppearance,
  type UnknownValue,
} from './start-appearance.ts';
import type { StartValues } from './start-values.ts';

/** The set that a start link begins. */
export type StartSet = Pick<StartLine, 'line'> &
  Pick<StartAppearance, 'defaults' | 'finish' | 'colour' | 'frame'> &
  Pick<TypedSets, 'parts' | 'functions' | 'catalogue' | 'tooMany' | 'most'> & {
    /** Content of the new set; undefined if only its defaults are known. */
    readonly begun: BegunSet | undefined;
    /** The set in the picture; undefined without a line. */
    readonly visibleSet: ProductSet | undefined;
    readonly unknown: readonly UnknownValue[];
    /** Whether values are left out because the line is unknown. */
    readonly needsLine: boolean;
  };

type StartSetQuery = {
  /** Undefined while the products of the line are loading, or if that has failed. */
  readonly set: StartSet | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** Finds the values of a start link in the catalogue, and builds the set. */
export const useStartSet = (values: StartValues, catalogue: EditorCatalogue): StartSetQuery => {
  const known = useQuery(functionsQuery);
  const found = useMemo(() => startLine(values, catalogue), [values, catalogue]);
  const { line, moduleArticles } = found;
  const { modules, pending, failed, retry } = useSeriesModules(line);
  const appearance = useMemo(
    () => startAppearance(values, found, catalogue, modules),
    [values, found, catalogue, modules],
  );
  const start = useMemo(() => {
    const draft = newDraft(line, catalogue, appearance.defaults);
    return { ...draft, set: { ...emptySet, frameId: appearance.frame?.id ?? null } };
  }, [line, catalogue, appearance]);
  const text = productsText(values, moduleArticles);
  const input = { start, lineId: start.lineId, text, chosen: noChoice, splitting: false };
  const typed = useTypedSet(input, catalogue, withFunctionKeys);
  const set = typed.sets[0] ?? start.set;
  const needsLine = !line && [values.finish, values.colour, values.frame, text].some(Boolean);
  const unknown = [
    ...found.unknown,
    ...appearance.unknown,
    ...(line ? unknownParts(typed, text) : []),
    ...unusable(values),
  ];
  return {
    set:
      known.data === undefined || pending || failed
        ? undefined
        : {
            ...typed,
            ...appearance,
            line,
            begun: begunSet(set, appearance),
            visibleSet: shownSet(set, appearance),
            unknown,
            needsLine,
          },
    failed: failed || known.isError,
    retry: () => {
      if (known.isError) void known.refetch();
      if (failed) retry();
    },
  };
};

const noChoice = {};

/** The products for the slots, as the quick entry reads them. */
export const productsText = (values: StartValues, moduleArticles: readonly string[]): string =>
  [values.function, ...moduleArticles].filter(Boolean).join(', ');

/** The set opens at the step of the modules if its appearance is known, otherwise at the step of the frame. */
const begunSet = (set: ProductSet, { finish, slots }: StartAppearance): BegunSet | undefined => {
  if (set.frameId === null) return slots && { set, slots, step: 'frame', isUnsaved: true };
  return { set, slots: slots ?? 1, step: finish ? 'modules' : 'frame', isUnsaved: true };
};

const shownSet = (set: ProductSet, { example }: StartAppearance): ProductSet | undefined =>
  set.frameId === null ? example && { ...set, frameId: example.id } : set;

/** Products that the catalogue or the line does not have. */
const unknownParts = ({ parts, functions }: TypedSets, text: string): readonly UnknownValue[] =>
  parts.flatMap(({ part: { words, start, meaning }, lacking }): readonly UnknownValue[] => {
    if (meaning.kind !== 'unknown') return lacking ? [{ parameter: 'function', value: words, isKnown: true }] : [];
    const similar = nearestByKey(words, functions, ({ id, name }) => [id, name]);
    const near = functions.find(({ id }) => id === meaning.near[0]) ?? similar;
    const replaced = near && text.slice(0, start) + near.id + text.slice(start + words.length);
    return [
      {
        parameter: 'function',
        value: words,
        near: near && replaced ? { value: replaced, name: near.name } : undefined,
      },
    ];
  });

/** Addresses and languages that this deployment does not allow. A language that it offers has left the address. */
const unusable = (values: StartValues): readonly UnknownValue[] =>
  (['return', 'lang'] as const).flatMap((parameter) => {
    const value = values[parameter];
    return value === undefined || isUsable[parameter](value) ? [] : [{ parameter, value }];
  });

const isUsable = {
  return: (value: string): boolean => listedAddress(value, pageSettings.embedOrigins) !== undefined,
  lang: (value: string): boolean =>
    languageParameter({ search: `?${new URLSearchParams({ lang: value })}` }, pageSettings.languages) !== undefined,
};
