import type { Slot } from '@ramka/domain/catalogue';
import type { SetDefaults } from '@ramka/domain/set/frames';
import type { ProductSet } from '@ramka/domain/set/product-set';
import { type HistoryState, useMatch, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Unique for every new set, because their addresses may be equal. */
    readonly newSet?: number;
    /** Content of a new set, if it does not begin empty. */
    readonly begun?: BegunSet;
  }
}

/** Content with which a new set begins, such as that of a start link. */
export type BegunSet = {
  readonly set: ProductSet;
  /** The number of slots by which step 2 filters frames, if the set has no frame. */
  readonly slots: Slot;
  readonly step: 'frame' | 'modules';
  /** Whether the content is a change that must not be lost: leaving asks, and it is stored as a draft. */
  readonly isUnsaved: boolean;
};

/** Returns the navigation `state` that begins a new set, even from another new set with the same address. */
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
 * Returns the location at which editing began; another location begins a new session. The resolved location is used,
 * because a pending one changes before the route's search parameters, so that the editor would start with outdated set
 * defaults.
 */
export const useEditedLocation = (): EditedLocation => {
  const route = useMatch({ strict: false, select: (match) => match.pathname });
  const location = useRouterState({
    select: ({ location: pending, resolvedLocation }) => {
      // While the editor is loading, the resolved location is still that of the previous screen.
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

/** Returns a React key for each editing session. */
export const editingKey = ({ pathname, search, state }: EditedLocation): string =>
  `${pathname}${search} ${state.newSet ?? ''}`;

/** Search parameters with the defaults of a new set (docs/specification.md#s2-84). */
type SetDefaultsSearch = {
  readonly preselectedFrameLine?: string | undefined;
  readonly kind?: number | undefined;
  readonly finish?: string | undefined;
  readonly colour?: number | undefined;
};

/**
 * Returns the search parameters for set defaults; empty without defaults, so that the editor starts with the choice of
 * a line.
 */
export const searchOfDefaults = (defaults: SetDefaults | null | undefined): SetDefaultsSearch =>
  defaults
    ? {
        preselectedFrameLine: defaults.lineTag,
        kind: defaults.subcategoryId ?? undefined,
        finish: defaults.finishId ?? undefined,
        colour: defaults.colourId ?? undefined,
      }
    : {};

/** Returns the set defaults in the search parameters; undefined if they name no frame line. */
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
