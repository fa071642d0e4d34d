import type { Texts } from '../texts.ts';

export const editor: Texts['editor'] = {
  newSet: 'Nová sestava',
  unnamedSet: 'Sestava bez názvu',
  creatingInRoom: (room) => `Vytváření sestavy v místnosti ${room}`,
  setName: 'Název sestavy',
  quantity: 'Počet sestav',
  loading: 'Načítání sestavy',
  undo: (edit) => `Zpět: ${edit}`,
  redo: (edit) => `Znovu: ${edit}`,
  nothingToUndo: 'Není co vrátit',
  nothingToRedo: 'Není co zopakovat',
  undoShort: 'Vrátit zpět',
  redoShort: 'Znovu',
  menu: 'Další akce',

  steps: {
    label: 'Kroky tvorby sestavy',
    line: 'Řada rámečků',
    frame: 'Rámeček',
    modules: 'Produkty',
    lineTitle: 'Vyberte řadu rámečků',
    next: 'Další',
    needsLine: 'Nejprve vyberte řadu rámečků',
    needsFrame: 'Nejprve vyberte rámeček',
    needsControllers: 'Nejprve vyberte všechny ovladače',
    noModuleSlots: 'Tento rámeček nemá pozice pro produkty',
  },

  line: {
    upTo: (slots) => `1–${slots}×`,
    singleProducts: 'Kompletní produkty bez rámečků',
  },

  frame: {
    slots: 'Počet pozic',
    times: (slots) => `×${slots}`,
    slotsOf: (slots) => `${slots}násobný rámeček`,
    kinds: 'Druh rámečku',
    kindsBasic: 'Rámečky IP20 / IP44',
    none: 'V tomto druhu není rámeček s takovým počtem pozic',
    ip44: 'IP44',
    list: 'Rámečky',
  },

  drawer: {
    label: 'Produkty k vložení',
    categories: 'Kategorie produktů',
    subcategories: 'Podkategorie',
    everything: 'Vše',
    colours: 'Barva',
    antibacterial: 'Antibakteriální verze',
    search: 'Hledat produkt',
    clearSearch: 'Vymazat hledání',
    none: 'V této barvě nejsou žádné produkty',
    noneFound: (query) => `Výrazu „${query}“ nic neodpovídá`,
    hint: 'Přetáhněte do rámečku nebo dvakrát klikněte',
    hintTouch: 'Klepněte na produkt a potom na pozici v rámečku',
    picked: (module) => `${module}: vyberte pozici v rámečku`,
    awaiting: (slot) => `Pozice ${slot}: vyberte produkt`,
    letGo: 'Odložit',
  },

  picture: {
    label: (frame) => `Náhled sestavy: ${frame}`,
    chooseFrame: 'Vyberte rámeček ze seznamu',
    slots: 'Pozice v rámečku',
    empty: (slot) => `Pozice ${slot}, prázdná`,
    filled: (slot, module) => `Pozice ${slot}: ${module}`,
    emptyController: (slot) => `Pozice ${slot}, bez ovladače`,
    options: (slot) => `Možnosti produktu na pozici ${slot}`,
    remove: (slot) => `Odebrat produkt z pozice ${slot}`,
    changeController: (slot) => `Změnit ovladač na pozici ${slot}`,
    removeController: (slot) => `Odebrat ovladač z pozice ${slot}`,
    placeHere: (module, slot) => `Vložit na pozici ${slot}: ${module}`,
    replaces: (module) => `Nahradí: ${module}`,
    gone: 'Vyřazeno z katalogu',
  },

  refusals: {
    controllerSlot: 'Tato pozice je pro dotykový ovladač',
    notInFrame: 'Tento rámeček takovou pozici nemá',
    wrongLine: 'Tento produkt se do této řady rámečků nehodí',
    wrongSeries: 'Tento produkt patří do jiné řady',
    noFreeSlot: 'Všechny pozice jsou obsazené',
    controllerDoesNotFit: 'Panel s takovým uspořádáním ovladačů neexistuje',
    gone: 'Tento produkt už v katalogu není',
    noFrame: 'Nejprve vyberte rámeček',
    notPossible: 'To v této sestavě není možné',
  },

  switches: {
    label: 'Doplňky',
    ip44: 'Těsnění IP44',
    ip44Off: (module) => `Nelze: ${module} nemá verzi IP44`,
    cornerBox: 'Rohová krabice',
    surfaceBox: 'Krabice na omítku',
    changeColour: 'Změnit barvu',
    cornerReplaces: 'Zapnutím se vypne krabice na omítku',
    surfaceReplaces: 'Zapnutím se vypne rohová krabice',
    colour: (colour) => `Barva: ${colour}`,
  },

  boxDialog: {
    cornerTitle: 'Barva rohové krabice',
    surfaceTitle: 'Barva krabice na omítku',
    choose: 'Vybrat',
    cancel: 'Zrušit',
    colours: 'Barvy krabice',
  },

  controllerDialog: {
    title: (slot) => `Ovladač na pozici ${slot}`,
    choose: 'Vybrat',
    cancel: 'Zrušit',
    list: 'Ovladače',
    points: (points) => `Dotykové body: ${points}`,
    ruledOut: (slots) =>
      slots.length === 1
        ? `Vylučuje ho volba na pozici ${slots.join()}`
        : `Vylučují ho volby na pozicích ${slots.join('\u00A0a\u00A0')}`,
    neverFits: 'Panel s takovým uspořádáním neexistuje',
  },

  optionsDialog: {
    title: (slot) => `Možnosti produktu na pozici ${slot}`,
    none: 'žádné',
    quantity: 'Počet kusů',
    pieces: (quantity) => `${quantity} ks`,
    always: 'Vždy v sestavě',
    save: 'Uložit',
    cancel: 'Zrušit',
    close: 'Zavřít',
    fixed: 'Tento produkt nemá volitelné možnosti.',
    visiblePart: 'Viditelná část',
  },

  bill: {
    price: 'Cena bez DPH',
    partlyOnRequest: 'bez komponent s cenou na dotaz',
    needsFrame: 'Cena a seznam se zobrazí po výběru rámečku.',
    needsControllers: 'Cena a seznam se zobrazí po výběru všech ovladačů.',
    failed: (why: string) => `${why}. Zobrazujeme poslední známou cenu.`,
    show: 'Zobrazit seznam komponent',
    reasons: {
      frame: 'Rámeček',
      seal: 'Těsnění IP44',
      cornerBox: 'Rohová krabice',
      surfaceBox: 'Krabice na omítku',
      controller: (slots) => `Ovladač, ${places(slots)}`,
      visiblePart: (slots) => `Viditelná část, ${places(slots)}`,
      always: (group, slots) => `${group}, ${places(slots)} (vždy)`,
      chosen: (group, slots) => `${group}, ${places(slots)} (vybráno)`,
    },
  },

  save: {
    save: 'Uložit sestavu',
    unsaved: 'Sestava má neuložené změny',
    nothing: 'Není co ukládat',
    notConfigured: 'Uložit půjde po výběru rámečku a všech ovladačů',
    replaceFirst: 'Uložit půjde po nahrazení nebo odebrání toho, co už není v katalogu',
    created: 'Sestava byla vytvořena',
    createdInRoom: (room) => `Sestava byla vytvořena a přidána do místnosti ${room}`,
    saved: 'Změny v sestavě byly uloženy',
  },

  leave: {
    title: 'Neuložené změny',
    question: 'Chcete zahodit neuložené změny a ukončit úpravy?',
    yes: 'Ano',
    no: 'Ne',
  },

  stale: {
    title: 'Tuto sestavu někdo změnil',
    text: 'Po otevření této sestavy byla uložena její novější verze. Vaše změny jsou stále na obrazovce; načtením novější verze je zahodíte.',
    saveCopy: 'Uložit jako kopii',
    loadNewer: 'Načíst novější verzi',
    stay: 'Zpět k úpravám',
    loaded: 'Byla načtena novější verze sestavy',
    goneTitle: 'Tuto sestavu někdo smazal',
    gone: 'Tato sestava už neexistuje. To, co je na obrazovce, můžete uložit jako novou sestavu.',
    saveNew: 'Uložit jako novou sestavu',
  },

  draft: {
    title: 'Nedokončená sestava',
    text: (set, when) =>
      `Sestava „${set}“${when === null ? '' : ` z ${when}`} nebyla uložena, ale tento prohlížeč ji uchoval. Načíst ji?`,
    load: 'Načíst',
    discard: 'Zahodit',
    loaded: 'Nedokončená sestava byla načtena',
  },

  actions: {
    copy: 'Kopírovat sestavu',
    rename: 'Přejmenovat',
    delete: 'Smazat sestavu',
  },

  edits: {
    'choose-line': 'výběr řady',
    'choose-frame': 'výběr rámečku',
    'place-module': 'vložení modulu',
    'move-module': 'přesun modulu',
    'remove-module': 'odebrání modulu',
    'choose-options': 'změna možností modulu',
    'choose-controller': 'výběr ovladače',
    'remove-controller': 'odebrání ovladače',
    'switch-ip44': 'změna těsnění IP44',
    'choose-corner-box': 'změna rohové krabice',
    'choose-surface-box': 'změna krabice na omítku',
    rename: 'změna názvu sestavy',
  },

  removals: {
    sentence: (parts) => `Ze sestavy bylo odebráno: ${parts}.`,
    frame: 'rámeček',
    module: (slot, name) => `${name} z pozice ${slot}`,
    controller: (slot, name) => `${name} z pozice ${slot}`,
    ip44: 'těsnění IP44',
    cornerBox: 'rohová krabice',
    surfaceBox: 'krabice na omítku',
    gone: 'vyřazený produkt',
  },

  announce: {
    placed: (module, slot) => `${module}: vloženo na pozici ${slot}`,
    placedInstead: (module, slot, other) => `${module}: vloženo na pozici ${slot} místo: ${other}`,
    swapped: (module, slot, other, from) => `Prohozeno: ${module} na pozici ${slot}, ${other} na pozici ${from}`,
    moved: (module, slot) => `${module}: přesunuto na pozici ${slot}`,
    removed: (module, slot) => `${module}: odebráno z pozice ${slot}`,
    picked: (module) => `${module}: vybráno, určete pozici v rámečku`,
    lifted: (module) => `${module}: zvednuto`,
    letGo: (module) => `${module}: odloženo`,
    frame: (frame) => `Vybraný rámeček: ${frame}`,
    line: (line) => `Vybraná řada: ${line}`,
    controller: (controller, slot) => `${controller}: vybráno na pozici ${slot}`,
    options: (module, slot, chosen) => `${module}, pozice ${slot}, možnosti uloženy: ${chosen}`,
    undone: (edit) => `Vráceno: ${edit}`,
    redone: (edit) => `Zopakováno: ${edit}`,
    switchedOn: (what) => `${what}: zapnuto`,
    switchedOff: (what) => `${what}: vypnuto`,
    results: (count) => `Nalezené produkty: ${count}`,
  },

  missing: {
    title: 'Některé části této sestavy už v katalogu nejsou',
    frame: 'rámeček',
    module: (slot) => `produkt na pozici ${slot}`,
    component: (slot) => `část produktu na pozici ${slot}`,
    controller: (slot) => `ovladač na pozici ${slot}`,
    seal: 'těsnění IP44',
    box: 'krabice v této barvě',
    advice: 'Nahraďte je nebo odeberte a potom sestavu uložte.',
  },
};

/** Slots in a few words that are not torn apart. */
const places = (slots: readonly number[]): string => `pozice\u00A0${slots.join(',\u00A0')}`;
