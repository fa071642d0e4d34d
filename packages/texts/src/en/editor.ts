import type { Texts } from '../texts.ts';

export const editor: Texts['editor'] = {
  newSet: 'New set',
  unnamedSet: 'Unnamed set',
  creatingInRoom: (room) => `Creating a set in the room ${room}`,
  setName: 'Name of the set',
  quantity: 'Number of sets',
  loading: 'Loading the set',
  undo: (edit) => `Undo: ${edit}`,
  redo: (edit) => `Redo: ${edit}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  undoShort: 'Undo',
  redoShort: 'Redo',
  menu: 'More actions',

  steps: {
    label: 'Steps of making a set',
    line: 'Frame series',
    frame: 'Frame',
    modules: 'Products',
    lineTitle: 'Choose a frame series',
    next: 'Next',
    needsLine: 'Choose a frame series first',
    needsFrame: 'Choose a frame first',
    needsControllers: 'Choose all controllers first',
    noModuleSlots: 'This frame has no slots for products',
  },

  line: {
    upTo: (slots) => `1–${slots}×`,
    singleProducts: 'Complete products, without frames',
  },

  frame: {
    slots: 'Number of slots',
    times: (slots) => `×${slots}`,
    slotsOf: (slots) => `${slots}-gang frame`,
    kinds: 'Kind of frame',
    kindsBasic: 'Frames IP20 / IP44',
    none: 'There is no frame of this kind with so many slots',
    ip44: 'IP44',
    list: 'Frames',
  },

  drawer: {
    label: 'Products to place',
    categories: 'Product categories',
    subcategories: 'Subcategories',
    everything: 'All',
    colours: 'Colour',
    recolour: (colour) => `Change all to: ${colour}`,
    antibacterial: 'Antibacterial version',
    search: 'Find a product',
    clearSearch: 'Clear the search',
    none: 'No products in this colour',
    noneFound: (query) => `Nothing matches “${query}”`,
    hint: 'Drag into the frame, or double-click',
    hintTouch: 'Tap a product, then a slot of the frame',
    picked: (module) => `${module}: choose a slot of the frame`,
    awaiting: (slot) => `Slot ${slot}: choose a product`,
    letGo: 'Put back',
  },

  picture: {
    label: (frame) => `Picture of the set: ${frame}`,
    chooseFrame: 'Choose a frame from the list',
    slots: 'Slots of the frame',
    empty: (slot) => `Slot ${slot}, empty`,
    filled: (slot, module) => `Slot ${slot}: ${module}`,
    emptyController: (slot) => `Slot ${slot}, no controller`,
    options: (slot) => `Options of the product in slot ${slot}`,
    remove: (slot) => `Remove the product from slot ${slot}`,
    changeController: (slot) => `Change the controller in slot ${slot}`,
    removeController: (slot) => `Remove the controller from slot ${slot}`,
    placeHere: (module, slot) => `Place into slot ${slot}: ${module}`,
    replaces: (module) => `Replaces: ${module}`,
    swapsWith: (module) => `Swaps with: ${module}`,
    gone: 'No longer in the catalogue',
  },

  refusals: {
    controllerSlot: 'This slot is for a touch controller',
    notInFrame: 'This frame has no such slot',
    wrongLine: 'This product does not fit this frame series',
    wrongSeries: 'This product belongs to another series',
    noFreeSlot: 'All slots are taken',
    controllerDoesNotFit: 'There is no panel with this arrangement of controllers',
    gone: 'This product is no longer in the catalogue',
    noFrame: 'Choose a frame first',
    notPossible: 'This is not possible in this set',
  },

  switches: {
    label: 'Extras',
    ip44: 'IP44 seal',
    ip44Off: (module) => `Not possible: ${module} has no IP44 version`,
    cornerBox: 'Corner box',
    surfaceBox: 'Surface box',
    changeColour: 'Change colour',
    cornerReplaces: 'Switching it on switches the surface box off',
    surfaceReplaces: 'Switching it on switches the corner box off',
    colour: (colour) => `Colour: ${colour}`,
  },

  boxDialog: {
    cornerTitle: 'Colour of the corner box',
    surfaceTitle: 'Colour of the surface box',
    choose: 'Choose',
    cancel: 'Cancel',
    colours: 'Colours of the box',
  },

  controllerDialog: {
    title: (slot) => `Controller in slot ${slot}`,
    choose: 'Choose',
    cancel: 'Cancel',
    list: 'Controllers',
    points: (points) => `Touch points: ${points}`,
    ruledOut: (slots) =>
      slots.length === 1
        ? `Ruled out by the choice in slot ${slots.join()}`
        : `Ruled out by the choices in slots ${slots.join('\u00A0and\u00A0')}`,
    neverFits: 'There is no panel with this arrangement',
  },

  optionsDialog: {
    title: (slot) => `Options of the product in slot ${slot}`,
    none: 'none',
    quantity: 'Pieces',
    pieces: (quantity) => `${quantity} pcs`,
    always: 'Always included',
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    fixed: 'This product has no options to choose.',
    visiblePart: 'Visible part',
  },

  bill: {
    price: 'Net price',
    partlyOnRequest: 'without components priced on request',
    needsFrame: 'Price and list appear once a frame is chosen.',
    needsControllers: 'Price and list appear once all controllers are chosen.',
    failed: (why: string) => `${why}. Showing the last known price.`,
    show: 'Show the component list',
    reasons: {
      frame: 'Frame',
      seal: 'IP44 seal',
      cornerBox: 'Corner box',
      surfaceBox: 'Surface box',
      controller: (slots) => `Controller, ${places(slots)}`,
      visiblePart: (slots) => `Visible part, ${places(slots)}`,
      always: (group, slots) => `${group}, ${places(slots)} (always)`,
      chosen: (group, slots) => `${group}, ${places(slots)} (chosen)`,
    },
  },

  save: {
    save: 'Save set',
    unsaved: 'The set has unsaved changes',
    nothing: 'There are no changes to save',
    notConfigured: 'You can save once the frame and all controllers are chosen',
    replaceFirst: 'You can save once what is no longer in the catalogue is replaced or removed',
    created: 'The set was created',
    createdInRoom: (room) => `The set was created and added to the room ${room}`,
    saved: 'The changes to the set were saved',
  },

  leave: {
    title: 'Unsaved changes',
    question: 'Do you want to discard the unsaved changes and leave the editor?',
    yes: 'Yes',
    no: 'No',
  },

  stale: {
    title: 'Somebody changed this set',
    text: 'A newer version of this set has been saved since you opened it. Your changes are still on the screen; loading the newer version discards them.',
    saveCopy: 'Save as a copy',
    loadNewer: 'Load the newer version',
    stay: 'Back to editing',
    loaded: 'The newer version of the set was loaded',
    goneTitle: 'Somebody deleted this set',
    gone: 'This set no longer exists. You can save what is on the screen as a new set.',
    saveNew: 'Save as a new set',
  },

  draft: {
    title: 'Unfinished set',
    text: (set, when) =>
      `The set “${set}”${when === null ? '' : ` from ${when}`} was not saved, but this browser kept it. Load it?`,
    load: 'Load',
    discard: 'Discard',
    loaded: 'The unfinished set was loaded',
  },

  actions: {
    copy: 'Copy set',
    rename: 'Rename',
    delete: 'Delete set',
  },

  edits: {
    'choose-line': 'choosing a series',
    'choose-frame': 'choosing a frame',
    'place-module': 'placing a module',
    'move-module': 'moving a module',
    'remove-module': 'removing a module',
    'choose-options': 'changing module options',
    'recolour-modules': 'recolouring the modules',
    'choose-controller': 'choosing a controller',
    'remove-controller': 'removing a controller',
    'switch-ip44': 'changing the IP44 seal',
    'choose-corner-box': 'changing the corner box',
    'choose-surface-box': 'changing the surface box',
    rename: 'renaming the set',
  },

  removals: {
    sentence: (parts) => `Removed from the set: ${parts}.`,
    notKept: (parts) => `Could not be kept: ${parts}.`,
    option: (slot, group, from, to) =>
      to === null ? `${group}: ${from} in slot ${slot}` : `${group}: ${from} in slot ${slot} (now ${to})`,
    otherColour: (parts) => `Not made in this colour: ${parts}.`,
    colour: (slot, module, colour) => `${module} in slot ${slot} (now ${colour})`,
    frame: 'frame',
    module: (slot, name) => `${name} from slot ${slot}`,
    controller: (slot, name) => `${name} from slot ${slot}`,
    ip44: 'IP44 seal',
    cornerBox: 'corner box',
    surfaceBox: 'surface box',
    gone: 'discontinued product',
  },

  announce: {
    placed: (module, slot) => `${module}: placed into slot ${slot}`,
    placedInstead: (module, slot, other) => `${module}: placed into slot ${slot} instead of: ${other}`,
    exchanged: (module, slot) => `${module}: exchanged in slot ${slot}`,
    recoloured: (colour) => `Colour of all products of the set: ${colour}`,
    swapped: (module, slot, other, from) => `Swapped: ${module} in slot ${slot}, ${other} in slot ${from}`,
    moved: (module, slot) => `${module}: moved to slot ${slot}`,
    removed: (module, slot) => `${module}: removed from slot ${slot}`,
    picked: (module) => `${module}: picked, choose a slot of the frame`,
    lifted: (module) => `${module}: lifted`,
    letGo: (module) => `${module}: put back`,
    frame: (frame) => `Frame chosen: ${frame}`,
    line: (line) => `Series chosen: ${line}`,
    controller: (controller, slot) => `${controller}: chosen in slot ${slot}`,
    options: (module, slot, chosen) => `${module}, slot ${slot}, options saved: ${chosen}`,
    undone: (edit) => `Undone: ${edit}`,
    redone: (edit) => `Redone: ${edit}`,
    switchedOn: (what) => `${what}: switched on`,
    switchedOff: (what) => `${what}: switched off`,
    results: (count) => `Products found: ${count}`,
  },

  missing: {
    title: 'Some parts of this set are no longer in the catalogue',
    frame: 'the frame',
    module: (slot) => `the product in slot ${slot}`,
    component: (slot) => `a part of the product in slot ${slot}`,
    controller: (slot) => `the controller in slot ${slot}`,
    seal: 'the IP44 seal',
    box: 'the box in this colour',
    advice: 'Replace or remove them, then save the set.',
  },
};

/** Slots in a few words that are not torn apart. */
const places = (slots: readonly number[]): string =>
  `${slots.length === 1 ? 'slot' : 'slots'}\u00A0${slots.join(',\u00A0')}`;
