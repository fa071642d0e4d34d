/** Why a change to a project is refused by what the store holds. */
export type ChangeRefusal =
  | { readonly kind: 'unknown-project' | 'unknown-room' | 'unknown-set' | 'unknown-product' }
  /** What was removed is not kept any more, or is back already. */
  | { readonly kind: 'conflict' }
  /** It is the planning tool's, and only changed there. */
  | { readonly kind: 'external-set' | 'locked-room' }
  /** Somebody changed it since the caller read it (reading R13). */
  | { readonly kind: 'stale' }
  /** The entry at this place of the request names nothing that could be changed or added. */
  | { readonly kind: 'unknown-entry'; readonly index: number }
  /** The entry at this place of the request would make more than 9999 pieces. */
  | { readonly kind: 'too-many-pieces'; readonly index: number };
