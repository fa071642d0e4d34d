import { projectFile, type ProjectFile } from '@ramka/contract/wire/project-file';
import { ApiProblem } from '../../http/problems/api-problem.ts';
import { readPart } from '../../http/read-part.ts';

/** The largest project file, in bytes; a thousand sets take some 1.5 MB. */
export const FILE_LIMIT = 4 * 1024 * 1024;

/** Refuses to save a project that holds more than a file may: what can't be opened again is no backup. */
export const checkFileOpens = (file: ProjectFile): void => {
  const read = readPart(projectFile, 'body', file);
  const tooLong = 'error' in read ? read.error.issues.filter(({ code }) => code === 'list-too-long') : [];
  if (tooLong.length > 0) throw new ApiProblem('unprocessable', tooLong);
  if (Buffer.byteLength(JSON.stringify(file)) > FILE_LIMIT) throw new ApiProblem('too-large');
};
