/**
 * The data attributes by which code or tests find elements, and what they mark. Attributes that only style sheets read are not
 * listed. `dom-hooks.test.ts` finds those that are missing here.
 *
 * @public
 */
export const domHooks = {
  'data-autofocus': 'the element of a dialog that gets the focus first',
  'data-busy': 'on `html`: a request has been in progress for a while',
  'data-card': 'a card of the module drawer',
  'data-cards': 'a list of cards that arrow keys move through',
  'data-cell': 'the quantity of a set in a room, by the ids of room and set',
  'data-copy': 'the ghost of a dragged item, if the item is copied',
  'data-described': 'a choice with a button for its details',
  'data-details': 'the button that opens details',
  'data-dirty': 'the save button, while there are unsaved changes',
  'data-dragging': 'on `html`: something is being dragged, and what',
  'data-drawer': 'on `html`: the drawer of sets is next to the rooms',
  'data-drawn': 'a picture that was drawn by the page itself',
  'data-entry': 'a set or product in a room, as `sets-ID` or `products-ID`',
  'data-finish': 'the wall behind the frame on the start screen, by the finish of the frame',
  'data-framed': 'on `html`: whether the page is in a frame on the page of another site',
  'data-index': 'an item of a windowed grid, by its place',
  'data-loaded': 'a picture that has loaded',
  'data-locked': 'a room of the planning tool',
  'data-menu': 'the menu button of a list item, which gets the focus when a neighbour is removed',
  'data-message': 'a message',
  'data-missing': 'a picture that could not be loaded',
  'data-name': 'the handle of a room, by its name',
  'data-next': 'the button to the next step of the editor',
  'data-over': 'a place that a dragged item is over',
  'data-pencil': 'the button of a row of a list that opens its words',
  'data-prerendered': 'a part of the page that the build has rendered',
  'data-room': 'a room, by its id',
  'data-rows': 'a row of the preview of a list, by the ids of the rows of the list that it shows',
  'data-scheme': 'on `html`: the chosen colour scheme',
  'data-slot': 'a slot of the frame, by its number',
  'data-snackbars': 'the place of all messages',
  'data-step-panel': 'the panel of the present step of the editor',
  'data-submenu': 'the entry of a menu that opens a submenu, by its name',
  'data-uncovered': 'a part of the editor that messages must not cover',
  'data-windowed': 'a long list, of which only a part is rendered',
} as const;
