import type { Look } from '@ramka/domain/set/frames';

/** The part of the editor's address that says what a new set starts with (docs/specification.md#s2-84). */
type LookSearch = {
  readonly preselectedFrameLine?: string | undefined;
  readonly kind?: number | undefined;
  readonly finish?: string | undefined;
  readonly colour?: number | undefined;
};

/** A look as the editor's address says it; a project without one starts with the choice of a series. */
export const searchOfLook = (look: Look | null | undefined): LookSearch =>
  look
    ? {
        preselectedFrameLine: look.lineTag,
        kind: look.subcategoryId ?? undefined,
        finish: look.finishId ?? undefined,
        colour: look.colourId ?? undefined,
      }
    : {};

/** The look that the editor's address says; undefined where it names no frame line. */
export const lookOfSearch = ({ preselectedFrameLine, kind, finish, colour }: LookSearch): Look | undefined =>
  preselectedFrameLine === undefined
    ? undefined
    : {
        lineTag: preselectedFrameLine,
        subcategoryId: kind ?? null,
        finishId: finish ?? null,
        colourId: colour ?? null,
      };
