import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user of this process; undefined on Windows. */
const ownUser = (): number | undefined => process.getuid?.();

/** Gives a file made by root to the owner of its folder, who runs the server. Only root may do that. */
export const giveToFolderOwner = (file: string): void => {
  if (ownUser() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
};

/** Who owns a file, or the folder where it is missing, if that is another user than this process runs as. */
export const ownerHint = (file: string): string => {
  const path = existsSync(file) ? file : dirname(file);
  const own = ownUser();
  if (own === undefined || own === 0 || !existsSync(path)) return '';
  const { uid } = statSync(path);
  return uid === own ? '' : ` (${path} belongs to user ${uid}, this process runs as user ${own})`;
};
