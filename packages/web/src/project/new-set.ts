import type { SetDefaults } from '@ramka/domain/set/frames';

/** The part of the editor's address that says what a new set starts with (docs/specification.md#s2-84). */
type SetDefaultsSearch = {
  readonly preselectedFrameLine?: string | undefined;
  readonly kind?: number | undefined;
  readonly finish?: string | undefined;
  readonly colour?: number | undefined;
};

/** A look as the editor's address says it; a project without one starts with the choice of a series. */
export const searchOfDefaults = (defaults: SetDefaults | null | undefined): SetDefaultsSearch =>
  defaults
    ? {
        preselectedFrameLine: defaults.lineTag,
        kind: defaults.subcategoryId ?? undefined,
        finish: defaults.finishId ?? undefined,
        colour: defaults.colourId ?? undefined,
      }
    : {};

/** The set defaults in the editor's address; undefined where it names no frame line. */
export const defaultsOfSearch = ({
  preselectedFrameLine,
  kind,
  finish,
  colour,
}: SetDefaultsSearch): SetDefaults | undefined =>
  preselectedFrameLine === undefined
    ? undefined
    : {
        lineTag: preselectedFrameLine,
        subcategoryId: kind ?? null,
        finishId: finish ?? null,
        colourId: colour ?? null,
      };
