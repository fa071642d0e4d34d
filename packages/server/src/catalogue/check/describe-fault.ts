import type { CatalogueFault } from '../catalogue-fault.ts';

/** A fault of a catalogue as the command prints it. */
export const describeFault = ({ file, path, code, message }: CatalogueFault): string =>
  `${path === '' ? file : `${file} ${path}`}\n    ${message} [${code}]`;
