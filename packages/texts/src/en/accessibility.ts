/** The accessibility statement. */
export const accessibility = {
  title: 'Accessibility statement',
  back: 'Back',
  standing:
    'Ramka is meant for everybody. It is built to WCAG 2.2, level AA, and to EN 301 549. Below you will find what works, what has not been tested yet, and where to report a problem.',
  worksTitle: 'What works',
  works: {
    keyboard: 'Everything can be done using only the keyboard, and on a touch screen without dragging.',
    reader: 'Screen readers announce every slot, product and set, and what has changed.',
    zoom: 'Pages stay readable when zoomed to 400% and with text at double size.',
    settings: 'Ramka follows the settings of your system: dark colours, more contrast, less motion.',
    documents:
      'PDF documents are tagged, with table headers and descriptions of drawings; the same data is offered as XLS and CSV.',
  },
  limitsTitle: 'What is still missing',
  limits: {
    assessed:
      'We assessed conformance ourselves: automatically, with the keyboard and via the accessibility tree, not yet with people who use screen readers every day.',
    elsewhere: 'The manufacturer’s pages, that the catalogue links to, are not part of Ramka.',
  },
  keysTitle: 'Keys',
  keys: (): readonly (readonly [key: string, does: string])[] => [
    ['Enter', 'places the focused product in the first free slot; with Shift, in every free slot'],
    ['Space', 'picks a product up; the next Enter on a slot of the frame places it'],
    ['Arrow keys', 'go between products, frames and slots'],
    ['Shift + left or right arrow', 'moves a product to the next slot'],
    ['Delete', 'empties a slot'],
    ['Up and down arrows', 'move a room while its move button has the focus'],
    ['Escape', 'cancels dragging and closes a dialog'],
  ],
  /** Descriptions of shortcuts, whose keys depend on the operating system. */
  shortcuts: {
    undo: 'undoes a change',
    redo: 'redoes a change',
    save: 'saves the set',
    saveAndNext: 'saves and starts another set',
    saveAndNextRoom: 'saves and starts a set in the next empty room',
    quickEntry: 'opens a field where you can type a set',
    details: 'opens the details of a product or frame',
    print: 'prints the page with all of its pictures',
  },
  contactTitle: 'Report a problem',
  contact: 'If something cannot be used or read, tell us which page it happened on and which device you use:',
  noContact: (name: string): string =>
    `${name} is responsible for these pages. They have not provided a contact address.`,
  checked: 'Self-assessment of November 2026',
};
