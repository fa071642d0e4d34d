/** Size of the largest file with a list, in bytes. */
export const LIST_FILE_BYTES = 2 * 1024 * 1024;
