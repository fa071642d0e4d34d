/** How many characters a project id has (specification §9). */
export const PROJECT_ID_LENGTH = 8;

/** The 57 digits and letters that can't be mistaken for another: no 0, 1, O, I, l (R6). */
export const PROJECT_ID_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** What a text must be to be the key of a project; upper and lower case are told apart (R6). */
export const projectIdPattern = new RegExp(`^[${PROJECT_ID_ALPHABET}]{${PROJECT_ID_LENGTH}}$`);
