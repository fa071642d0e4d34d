import type { AnsweredFile } from '../api/files/create-file-caller.ts';

/** Milliseconds that a browser may take to write a file after it was told to. */
const WRITING = 60_000;

/** Lets the browser save a file under its name. */
export const saveFile = ({ content, name }: AnsweredFile): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), WRITING);
};
