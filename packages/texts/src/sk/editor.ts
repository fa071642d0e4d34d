import type { Texts } from '../texts.ts';

export const editor: Texts['editor'] = {
  newSet: 'Nová zostava',
  unnamedSet: 'Zostava bez názvu',
  creatingInRoom: (room) => `Vytváranie zostavy v miestnosti ${room}`,
  setName: 'Názov zostavy',
  quantity: 'Počet zostáv',
  loading: 'Načítava sa zostava',
  undo: (edit) => `Späť: ${edit}`,
  redo: (edit) => `Znova: ${edit}`,
  nothingToUndo: 'Nie je čo vrátiť',
  nothingToRedo: 'Nie je čo zopakovať',
  undoShort: 'Vrátiť späť',
  redoShort: 'Znova',
  menu: 'Ďalšie akcie',

  steps: {
    label: 'Kroky tvorby zostavy',
    line: 'Séria rámikov',
    frame: 'Rámik',
    modules: 'Produkty',
    lineTitle: 'Vyberte sériu rámikov',
    next: 'Ďalej',
    needsLine: 'Najprv vyberte sériu rámikov',
    needsFrame: 'Najprv vyberte rámik',
    needsControllers: 'Najprv vyberte všetky ovládače',
    noModuleSlots: 'Tento rámik nemá pozície pre produkty',
  },

  line: {
    upTo: (slots) => `1–${slots}×`,
    singleProducts: 'Kompletné produkty bez rámikov',
  },

  frame: {
    slots: 'Počet pozícií',
    times: (slots) => `×${slots}`,
    slotsOf: (slots) => `${slots}-násobný rámik`,
    kinds: 'Druh rámika',
    kindsBasic: 'Rámiky IP20 / IP44',
    none: 'V tomto druhu nie je rámik s takým počtom pozícií',
    ip44: 'IP44',
    list: 'Rámiky',
  },

  drawer: {
    label: 'Produkty na vloženie',
    categories: 'Kategórie produktov',
    subcategories: 'Podkategórie',
    everything: 'Všetko',
    colours: 'Farba',
    recolour: (colour) => `Zmeniť všetky na: ${colour}`,
    antibacterial: 'Antibakteriálna verzia',
    search: 'Hľadať produkt',
    clearSearch: 'Vymazať hľadanie',
    none: 'V tejto farbe nie sú žiadne produkty',
    noneFound: (query) => `Výrazu „${query}“ nič nezodpovedá`,
    hint: 'Presuňte do rámika alebo dvakrát kliknite',
    hintTouch: 'Ťuknite na produkt a potom na pozíciu v rámiku',
    picked: (module) => `${module}: vyberte pozíciu v rámiku`,
    awaiting: (slot) => `Pozícia ${slot}: vyberte produkt`,
    letGo: 'Odložiť',
  },

  picture: {
    label: (frame) => `Náhľad zostavy: ${frame}`,
    chooseFrame: 'Vyberte rámik zo zoznamu',
    slots: 'Pozície v rámiku',
    empty: (slot) => `Pozícia ${slot}, prázdna`,
    filled: (slot, module) => `Pozícia ${slot}: ${module}`,
    emptyController: (slot) => `Pozícia ${slot}, bez ovládača`,
    options: (slot) => `Možnosti produktu na pozícii ${slot}`,
    remove: (slot) => `Odobrať produkt z pozície ${slot}`,
    changeController: (slot) => `Zmeniť ovládač na pozícii ${slot}`,
    removeController: (slot) => `Odobrať ovládač z pozície ${slot}`,
    placeHere: (module, slot) => `Vložiť na pozíciu ${slot}: ${module}`,
    replaces: (module) => `Nahradí: ${module}`,
    swapsWith: (module) => `Vymení sa s: ${module}`,
    gone: 'Vyradené z katalógu',
  },

  refusals: {
    controllerSlot: 'Táto pozícia je pre dotykový ovládač',
    notInFrame: 'Tento rámik takú pozíciu nemá',
    wrongLine: 'Tento produkt sa do tejto série rámikov nehodí',
    wrongSeries: 'Tento produkt patrí do inej série',
    noFreeSlot: 'Všetky pozície sú obsadené',
    controllerDoesNotFit: 'Panel s takým usporiadaním ovládačov neexistuje',
    gone: 'Tento produkt už v katalógu nie je',
    noFrame: 'Najprv vyberte rámik',
    notPossible: 'To v tejto zostave nie je možné',
  },

  switches: {
    label: 'Doplnky',
    ip44: 'Tesnenie IP44',
    ip44Off: (module) => `Nie je možné: ${module} nemá verziu IP44`,
    cornerBox: 'Rohová krabica',
    surfaceBox: 'Krabica na omietku',
    changeColour: 'Zmeniť farbu',
    cornerReplaces: 'Zapnutím sa vypne krabica na omietku',
    surfaceReplaces: 'Zapnutím sa vypne rohová krabica',
    colour: (colour) => `Farba: ${colour}`,
  },

  boxDialog: {
    cornerTitle: 'Farba rohovej krabice',
    surfaceTitle: 'Farba krabice na omietku',
    choose: 'Vybrať',
    cancel: 'Zrušiť',
    colours: 'Farby krabice',
  },

  controllerDialog: {
    title: (slot) => `Ovládač na pozícii ${slot}`,
    choose: 'Vybrať',
    cancel: 'Zrušiť',
    list: 'Ovládače',
    points: (points) => `Dotykové body: ${points}`,
    ruledOut: (slots) =>
      slots.length === 1
        ? `Vylučuje ho voľba na pozícii ${slots.join()}`
        : `Vylučujú ho voľby na pozíciách ${slots.join('\u00A0a\u00A0')}`,
    neverFits: 'Panel s takým usporiadaním neexistuje',
  },

  optionsDialog: {
    title: (slot) => `Možnosti produktu na pozícii ${slot}`,
    none: 'žiadne',
    quantity: 'Počet kusov',
    pieces: (quantity) => `${quantity} ks`,
    always: 'Vždy v zostave',
    save: 'Uložiť',
    cancel: 'Zrušiť',
    close: 'Zavrieť',
    fixed: 'Tento produkt nemá voliteľné možnosti.',
    visiblePart: 'Viditeľná časť',
  },

  bill: {
    price: 'Cena bez DPH',
    partlyOnRequest: 'bez komponentov s cenou na vyžiadanie',
    needsFrame: 'Cena a zoznam sa zobrazia po výbere rámika.',
    needsControllers: 'Cena a zoznam sa zobrazia po výbere všetkých ovládačov.',
    failed: (why: string) => `${why}. Zobrazujeme poslednú známu cenu.`,
    show: 'Zobraziť zoznam komponentov',
    reasons: {
      frame: 'Rámik',
      seal: 'Tesnenie IP44',
      cornerBox: 'Rohová krabica',
      surfaceBox: 'Krabica na omietku',
      controller: (slots) => `Ovládač, ${places(slots)}`,
      visiblePart: (slots) => `Viditeľná časť, ${places(slots)}`,
      always: (group, slots) => `${group}, ${places(slots)} (vždy)`,
      chosen: (group, slots) => `${group}, ${places(slots)} (vybrané)`,
    },
  },

  save: {
    save: 'Uložiť zostavu',
    unsaved: 'Zostava má neuložené zmeny',
    nothing: 'Nie je čo uložiť',
    notConfigured: 'Uložiť sa dá po výbere rámika a všetkých ovládačov',
    replaceFirst: 'Uložiť sa dá po nahradení alebo odobratí toho, čo už nie je v katalógu',
    created: 'Zostava bola vytvorená',
    createdInRoom: (room) => `Zostava bola vytvorená a pridaná do miestnosti ${room}`,
    saved: 'Zmeny v zostave boli uložené',
  },

  leave: {
    title: 'Neuložené zmeny',
    question: 'Chcete zahodiť neuložené zmeny a ukončiť úpravy?',
    yes: 'Áno',
    no: 'Nie',
  },

  stale: {
    title: 'Túto zostavu niekto zmenil',
    text: 'Po otvorení tejto zostavy bola uložená jej novšia verzia. Vaše zmeny sú stále na obrazovke; načítaním novšej verzie ich zahodíte.',
    saveCopy: 'Uložiť ako kópiu',
    loadNewer: 'Načítať novšiu verziu',
    stay: 'Späť k úpravám',
    loaded: 'Bola načítaná novšia verzia zostavy',
    goneTitle: 'Túto zostavu niekto zmazal',
    gone: 'Táto zostava už neexistuje. To, čo je na obrazovke, môžete uložiť ako novú zostavu.',
    saveNew: 'Uložiť ako novú zostavu',
  },

  draft: {
    title: 'Nedokončená zostava',
    text: (set, when) =>
      `Zostava „${set}“${when === null ? '' : ` z ${when}`} nebola uložená, ale tento prehliadač ju uchoval. Načítať ju?`,
    load: 'Načítať',
    discard: 'Zahodiť',
    loaded: 'Nedokončená zostava bola načítaná',
  },

  actions: {
    copy: 'Kopírovať zostavu',
    rename: 'Premenovať',
    delete: 'Zmazať zostavu',
  },

  edits: {
    'choose-line': 'výber série',
    'choose-frame': 'výber rámika',
    'place-module': 'vloženie modulu',
    'move-module': 'presun modulu',
    'remove-module': 'odobratie modulu',
    'choose-options': 'zmena možností modulu',
    'recolour-modules': 'zmena farby modulov',
    'choose-controller': 'výber ovládača',
    'remove-controller': 'odobratie ovládača',
    'switch-ip44': 'zmena tesnenia IP44',
    'choose-corner-box': 'zmena rohovej krabice',
    'choose-surface-box': 'zmena krabice na omietku',
    rename: 'zmena názvu zostavy',
  },

  removals: {
    sentence: (parts) => `Zo zostavy bolo odobraté: ${parts}.`,
    notKept: (parts) => `Nepodarilo sa zachovať: ${parts}.`,
    option: (slot, group, from, to) =>
      to === null ? `${group}: ${from} na pozícii ${slot}` : `${group}: ${from} na pozícii ${slot} (teraz ${to})`,
    otherColour: (parts) => `V tejto farbe sa nevyrába: ${parts}.`,
    colour: (slot, module, colour) => `${module} na pozícii ${slot} (teraz ${colour})`,
    frame: 'rámik',
    module: (slot, name) => `${name} z pozície ${slot}`,
    controller: (slot, name) => `${name} z pozície ${slot}`,
    ip44: 'tesnenie IP44',
    cornerBox: 'rohová krabica',
    surfaceBox: 'krabica na omietku',
    gone: 'vyradený produkt',
  },

  announce: {
    placed: (module, slot) => `${module}: vložené na pozíciu ${slot}`,
    placedInstead: (module, slot, other) => `${module}: vložené na pozíciu ${slot} namiesto: ${other}`,
    exchanged: (module, slot) => `${module}: vymenené na pozícii ${slot}`,
    recoloured: (colour) => `Farba všetkých produktov v zostave: ${colour}`,
    swapped: (module, slot, other, from) => `Vymenené: ${module} na pozícii ${slot}, ${other} na pozícii ${from}`,
    moved: (module, slot) => `${module}: presunuté na pozíciu ${slot}`,
    removed: (module, slot) => `${module}: odobraté z pozície ${slot}`,
    picked: (module) => `${module}: vybrané, určte pozíciu v rámiku`,
    lifted: (module) => `${module}: zdvihnuté`,
    letGo: (module) => `${module}: odložené`,
    frame: (frame) => `Vybraný rámik: ${frame}`,
    line: (line) => `Vybraná séria: ${line}`,
    controller: (controller, slot) => `${controller}: vybrané na pozícii ${slot}`,
    options: (module, slot, chosen) => `${module}, pozícia ${slot}, možnosti uložené: ${chosen}`,
    undone: (edit) => `Vrátené: ${edit}`,
    redone: (edit) => `Zopakované: ${edit}`,
    switchedOn: (what) => `${what}: zapnuté`,
    switchedOff: (what) => `${what}: vypnuté`,
    results: (count) => `Nájdené produkty: ${count}`,
  },

  missing: {
    title: 'Niektoré časti tejto zostavy už v katalógu nie sú',
    frame: 'rámik',
    module: (slot) => `produkt na pozícii ${slot}`,
    component: (slot) => `časť produktu na pozícii ${slot}`,
    controller: (slot) => `ovládač na pozícii ${slot}`,
    seal: 'tesnenie IP44',
    box: 'krabica v tejto farbe',
    advice: 'Nahraďte ich alebo odoberte a potom zostavu uložte.',
  },
};

/** Slots in a few words that are not torn apart. */
const places = (slots: readonly number[]): string =>
  `${slots.length === 1 ? 'pozícia' : 'pozície'}\u00A0${slots.join(',\u00A0')}`;
