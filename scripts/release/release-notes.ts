/**
 * Returns the section of one version from a change log in the format of Keep a Changelog, without its heading. Throws if the
 * change log has no such section, or an empty one.
 */
export const releaseNotes = (changeLog: string, version: string): string => {
  const notes = sectionOf(changeLog, version);
  if (notes === '') throw new Error(`CHANGELOG.md has no section "## [${version}]"`);
  return `${notes}\n`;
};

/** Whether the change log has entries that belong to no version yet. */
export const hasUnreleasedEntries = (changeLog: string): boolean => sectionOf(changeLog, 'Unreleased') !== '';

/** The text below the heading of a section; empty if there is none. */
const sectionOf = (changeLog: string, title: string): string => {
  const sections = changeLog.split(/^## /mu).slice(1);
  const section = sections.find((each) => each.startsWith(`[${title}]`));
  return section?.slice(section.indexOf('\n') + 1).trim() ?? '';
};
