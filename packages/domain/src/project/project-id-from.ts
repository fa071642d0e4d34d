import { PROJECT_ID_ALPHABET, PROJECT_ID_LENGTH } from './project-id.ts';

/** Answers so many random bytes; from a cryptographic source, since knowing the id is the only key there is (R6). */
export type RandomBytes = (count: number) => Uint8Array;

/** A new project id. Every id is equally likely: bytes that would favour some characters are thrown away. */
export const projectIdFrom = (randomBytes: RandomBytes): string => {
  let id = '';
  while (id.length < PROJECT_ID_LENGTH) {
    for (const byte of randomBytes(PROJECT_ID_LENGTH - id.length)) {
      if (byte < FAIR_BYTES) id += PROJECT_ID_ALPHABET.charAt(byte % PROJECT_ID_ALPHABET.length);
    }
  }
  return id;
};

/** The largest multiple of the alphabet's length that a byte can count to. */
const FAIR_BYTES = 256 - (256 % PROJECT_ID_ALPHABET.length);
