/**
 * Limits of offline work (README.md). Times are in milliseconds. Which changes are queued is declared in `project-changes/`.
 */

/**
 * Temporary ids of objects that the server has not created yet start here, above all ids of a server. Numbers in
 * addresses may be larger still.
 */
export const FIRST_TEMPORARY_ID = 9_000_000_000_000;

/** A request that takes longer counts as unanswered, because others are waiting behind it. */
export const SEND_TIMEOUT = 15_000;

/** The queue is flushed again after this time while changes are pending. */
export const RETRY_INTERVAL = 15_000;

/**
 * After this many attempts over at least this time, with a server that responds to probes, the visitor is asked about a
 * stuck change.
 */
export const STUCK_ATTEMPTS = 3;
export const STUCK_AFTER = 60_000;

/**
 * Error codes with which the API rejects a change permanently. Other codes come from intermediaries, from a server that
 * fails or is busy, or from one that does not know the endpoint or its headers; the change then stays queued.
 */
export const REJECTION_CODES =
  /^(?:malformed|unknown-\w+|external-set|locked-room|conflict|stale|too-large|unprocessable)$/;

/** Maximum number of earlier entity tags stored per set. */
export const MAX_KNOWN_TAGS = 20;

/** Maximum number of rejected changes named in a message. */
export const MAX_LISTED_NAMES = 12;
