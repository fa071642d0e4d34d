/**
 * Returns the section of one version from a change log in the format of Keep a Changelog, without its heading. Throws if the
 * change log has no such section, or an empty one.
 */
export const releaseNotes = (changeLog: string, version: string): string => {
  const sections = changeLog.split(/^## /mu).slice(1);
  const section = sections.find((each) => each.startsWith(`[${version}]`));
  const notes = section?.slice(section.indexOf('\n') + 1).trim();
  if (notes === undefined || notes === '') throw new Error(`CHANGELOG.md has no section "## [${version}]"`);
  return `${notes}\n`;
};
