import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** User id of this process; undefined on Windows. */
const ownUser = (): number | undefined => process.getuid?.();

/** Gives a file created by root to the owner of its folder, who runs the server. Does nothing for other users. */
export const giveToFolderOwner = (file: string): void => {
  if (ownUser() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
};

/** Describes the owner of a file, or of its folder if the file is missing. Empty if this process runs as the owner. */
export const ownerHint = (file: string): string => {
  const path = existsSync(file) ? file : dirname(file);
  const own = ownUser();
  if (own === undefined || own === 0 || !existsSync(path)) return '';
  const { uid } = statSync(path);
  return uid === own ? '' : ` (${path} belongs to user ${uid}, this process runs as user ${own})`;
};
