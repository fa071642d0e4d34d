import { expect, test } from 'vitest';
import { hasUnreleasedEntries, releaseNotes } from './release-notes.ts';

const changeLog = `# Change log

## [Unreleased]

## [1.0.1] - 2026-12-01

### Fixed

- A fault.

## [1.0.0] - 2026-11-27

### Added

- Everything.
`;

test('the notes of a version are its section of the change log', () => {
  expect(releaseNotes(changeLog, '1.0.1')).toBe('### Fixed\n\n- A fault.\n');
  expect(releaseNotes(changeLog, '1.0.0')).toBe('### Added\n\n- Everything.\n');
});

test('a version without a section, or with an empty one, cannot be released', () => {
  expect(() => releaseNotes(changeLog, '1.0')).toThrow('"## [1.0]"');
  expect(() => releaseNotes('## [2.0.0] - 2027-01-01\n\n## [1.0.0]\n\n- x', '2.0.0')).toThrow('2.0.0');
});

test('entries that belong to no version yet are noticed', () => {
  expect(hasUnreleasedEntries(changeLog)).toBe(false);
  expect(hasUnreleasedEntries(changeLog.replace('[Unreleased]', '[Unreleased]\n\n- A function.'))).toBe(true);
  expect(hasUnreleasedEntries('# Change log\n\n## [1.0.0]\n\n- x')).toBe(false);
});
