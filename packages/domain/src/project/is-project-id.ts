import { PROJECT_ID_ALPHABET, PROJECT_ID_LENGTH } from './project-id.ts';

/** Whether a text can be the key of a project; upper and lower case are told apart (R6). */
export const isProjectId = (text: string): boolean =>
  text.length === PROJECT_ID_LENGTH && Array.from(text).every((character) => PROJECT_ID_ALPHABET.includes(character));
