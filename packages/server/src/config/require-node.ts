// The first import of every program, because other modules fail on an older Node with errors that do not name the cause.

const NEEDED = 24;

/** The error message for a version of Node such as `20.20.2`; undefined if it is new enough. */
export const nodeVersionFault = (version: string, program: string): string | undefined =>
  Number(version.split('.')[0]) < NEEDED
    ? `Ramka needs Node ${NEEDED} or newer; ${program} is ${version}. Install it from nodejs.org.`
    : undefined;

const fault = nodeVersionFault(process.versions.node, process.execPath);
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
