import type { SetDefaults } from '@ramka/domain/set/frames';
import { type HistoryState, useMatch, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Differs for every new set that is begun, as their addresses may be equal. */
    readonly newSet?: number;
  }
}

/** The `state` of a link or a navigation that begins a new set, also from another new set with the same address. */
export const beginNewSet = (): HistoryState => ({ newSet: Date.now() });

type EditedLocation = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: HistoryState;
};

/** Whether a navigation stays with the edited set. A link within the page only adds a hash. */
export const staysInEditing = (edited: EditedLocation, next: EditedLocation): boolean =>
  edited.pathname === next.pathname &&
  edited.search === next.search &&
  (next.hash !== '' || edited.state.newSet === next.state.newSet);

/**
 * Where the editor began; another location begins again. Reads the resolved location: a pending one changes before the route's search, and
 * the editor would begin with the set defaults of the set before.
 */
export const useEditedLocation = (): EditedLocation => {
  const route = useMatch({ strict: false, select: (match) => match.pathname });
  const location = useRouterState({
    select: ({ location: pending, resolvedLocation }) => {
      // While the editor opens, the resolved location is still that of the screen before.
      const { pathname, searchStr, hash, state } = resolvedLocation?.pathname === route ? resolvedLocation : pending;
      return { pathname, search: searchStr, hash, state };
    },
    structuralSharing: true,
  });
  const [edited, setEdited] = useState(location);
  if (staysInEditing(edited, location)) return edited;
  setEdited(location);
  return location;
};

/** A key of each session of editing. */
export const editingKey = ({ pathname, search, state }: EditedLocation): string =>
  `${pathname}${search} ${state.newSet ?? ''}`;

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
