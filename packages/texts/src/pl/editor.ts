/** The set editor: its three steps, product drawer, picture, bill of materials and dialogs. */
export const editor = {
  newSet: 'Nowy zestaw',
  creatingInRoom: (room: string) => `Tworzenie zestawu w pomieszczeniu „${room}”`,
  setName: 'Nazwa zestawu',
  quantity: 'Liczba zestawów',
  loading: 'Wczytywanie zestawu',
  undo: (edit: string) => `Cofnij: ${edit}`,
  redo: (edit: string) => `Ponów: ${edit}`,
  nothingToUndo: 'Nie ma czego cofnąć',
  nothingToRedo: 'Nie ma czego ponowić',
  undoShort: 'Cofnij',
  redoShort: 'Ponów',
  menu: 'Więcej działań',

  steps: {
    label: 'Kroki tworzenia zestawu',
    line: 'Seria ramek',
    frame: 'Ramka',
    modules: 'Produkty',
    lineTitle: 'Wybierz serię ramek',
    next: 'Dalej',
    needsLine: 'Najpierw wybierz serię ramek',
    needsFrame: 'Najpierw wybierz ramkę',
    needsControllers: 'Najpierw wybierz wszystkie sterowniki',
    noModuleSlots: 'Ta ramka nie ma miejsc na produkty',
  },

  line: {
    upTo: (slots: number) => `1–${slots}×`,
    framesFrom: (price: string) => `ramki od ${price}`,
    panelsFrom: (price: string) => `panele od ${price}`,
    singleProducts: 'Produkty kompletne, bez ramek',
  },

  frame: {
    slots: 'Liczba miejsc',
    times: (slots: number) => `×${slots}`,
    slotsOf: (slots: number) => `×${slots}, ramka ${slots}-krotna`,
    finish: 'Wykończenie',
    kinds: 'Rodzaj ramki',
    kindsBasic: 'Ramki IP20 / IP44',
    none: 'Nie ma ramek tego rodzaju z taką liczbą miejsc',
    ip44: 'IP44',
    /** The lowest price of a touch panel; its controllers are extra. */
    panelFrom: (price: string) => `panel od ${price}`,
    /** Marks the frame that looks like that of the set before. */
    asBefore: 'Jak poprzednio',
    list: 'Ramki',
  },

  drawer: {
    label: 'Produkty do wstawienia',
    categories: 'Kategorie produktów',
    subcategories: 'Podkategorie',
    everything: 'Wszystkie',
    colours: 'Kolor',
    recolour: (colour: string) => `Zmień wszystkie na: ${colour}`,
    antibacterial: 'Wersja antybakteryjna',
    search: 'Szukaj produktu',
    clearSearch: 'Wyczyść wyszukiwanie',
    none: 'Brak produktów w tym kolorze',
    noneFound: (query: string) => `Brak wyników dla „${query}”`,
    inOtherColours: 'W innych kolorach',
    foundIn: (colour: string, count: number) => `${colour}: ${count}`,
    inOtherSeries: 'W innych seriach',
    changeSeries: 'Zmień serię',
    hint: 'Kliknij produkt albo przeciągnij go do ramki',
    hintTouch: 'Dotknij produktu, a trafi na pierwsze wolne miejsce',
    grows: 'Z każdym kolejnym produktem ramka się powiększy',
    picked: (module: string) => `${module}: wskaż miejsce w ramce`,
    placed: (module: string, slot: number) => `${module} na miejscu ${slot}. Aby przenieść, wskaż inne wolne miejsce.`,
    awaiting: (slot: number) => `Miejsce ${slot}: wybierz produkt`,
    replacing: (slot: number) => `Miejsce ${slot}: wybierz inny produkt`,
    moveHere: 'Przenieś tu ostatni',
    letGo: 'Anuluj wybór',
    fill: 'Wypełnij wolne miejsca',
    full: (module: string) => `${module}: wszystkie miejsca są zajęte, wskaż to, które ma zastąpić`,
  },

  picture: {
    label: (frame: string) => `Podgląd zestawu: ${frame}`,
    chooseFrame: 'Wybierz ramkę z listy',
    chooseSlots: 'Wybierz liczbę miejsc',
    size: (width: string, height: string) => `${width} × ${height}\u00A0mm`,
    boxDepth: (millimetres: number) => `głębokość puszki ${millimetres}\u00A0mm`,
    slots: 'Miejsca w ramce',
    empty: (slot: number) => `Miejsce ${slot}, puste`,
    filled: (slot: number, module: string) => `Miejsce ${slot}: ${module}`,
    emptyController: (slot: number) => `Miejsce ${slot}, bez sterownika`,
    options: (slot: number) => `Opcje produktu w miejscu ${slot}`,
    remove: (slot: number) => `Usuń produkt z miejsca ${slot}`,
    changeController: (slot: number) => `Zmień sterownik w miejscu ${slot}`,
    removeController: (slot: number) => `Usuń sterownik z miejsca ${slot}`,
    placeHere: (module: string, slot: number) => `Wstaw na miejsce ${slot}: ${module}`,
    replaces: (module: string) => `Zastąpi: ${module}`,
    swapsWith: (module: string) => `Zamieni się z: ${module}`,
    gone: 'Wycofany z\u00A0katalogu',
  },

  refusals: {
    controllerSlot: 'To miejsce jest przeznaczone na sterownik dotykowy',
    notInFrame: 'W tej ramce nie ma takiego miejsca',
    wrongLine: 'Ten produkt nie pasuje do tej serii ramek',
    wrongSeries: 'Ten produkt należy do innej serii',
    noFreeSlot: 'Wszystkie miejsca są zajęte',
    controllerDoesNotFit: 'Nie ma panelu z takim układem sterowników',
    gone: 'Tego produktu nie ma już w katalogu',
    noFrame: 'Najpierw wybierz ramkę',
    notPossible: 'Tego nie da się zrobić w tym zestawie',
  },

  switches: {
    label: 'Dodatki',
    ip44: 'Uszczelka IP44',
    ip44Off: (module: string) => `Niedostępne: ${module} nie ma wersji IP44`,
    cornerBox: 'Puszka narożna',
    surfaceBox: 'Puszka natynkowa',
    changeColour: 'Zmień kolor',
    cornerReplaces: 'Zastąpi puszkę natynkową',
    surfaceReplaces: 'Zastąpi puszkę narożną',
    from: (price: string) => `od ${price}`,
    colour: (colour: string) => `Kolor: ${colour}`,
  },

  boxDialog: {
    cornerTitle: 'Kolor puszki narożnej',
    surfaceTitle: 'Kolor puszki natynkowej',
    choose: 'Wybierz',
    colours: 'Kolory puszki',
  },

  controllerDialog: {
    title: (slot: number) => `Sterownik w miejscu ${slot}`,
    choose: 'Wybierz',
    list: 'Sterowniki',
    points: (points: number) => `Pola dotykowe: ${points}`,
    ruledOut: (slots: readonly number[]) =>
      slots.length === 1
        ? `Wyklucza go wybór w miejscu ${slots.join()}`
        : `Wyklucza go wybór w miejscach ${slots.join('\u00A0i\u00A0')}`,
    neverFits: 'Nie ma panelu z takim układem',
  },

  optionsDialog: {
    title: (slot: number) => `Opcje produktu w miejscu ${slot}`,
    applyToAll: (count: number) => `Zastosuj do wszystkich takich samych w zestawie (${count})`,
    none: 'brak',
    quantity: 'Liczba sztuk',
    pieces: (quantity: number) => `${quantity} szt.`,
    always: 'Zawsze w zestawie',
    fixed: 'Ten produkt nie ma opcji do wyboru.',
    visiblePart: 'Klawisz lub pokrywa',
  },

  bill: {
    partlyOnRequest: 'bez elementów z ceną na zapytanie',
    needsFrame: 'Cena i lista pojawią się po wybraniu ramki.',
    needsControllers: 'Cena i lista pojawią się po wybraniu wszystkich sterowników.',
    failed: (why: string) => `${why}. Pokazujemy ostatnią znaną cenę.`,
    waits: 'Cenę podamy, gdy wróci połączenie',
    previously: 'poprzednio',
    reasons: {
      frame: 'Ramka',
      seal: 'Uszczelka IP44',
      cornerBox: 'Puszka narożna',
      surfaceBox: 'Puszka natynkowa',
      controller: (slots: readonly number[]) => `Sterownik, ${places(slots)}`,
      visiblePart: (slots: readonly number[]) => `Klawisz lub pokrywa, ${places(slots)}`,
      component: (group: string, slots: readonly number[]) => `${group}, ${places(slots)}`,
    },
  },

  save: {
    save: 'Zapisz zestaw',
    saveAndNext: 'Zapisz i dodaj nowy',
    /** The menu next to the save button. */
    more: 'Inne sposoby zapisu',
    unanswered: 'Zapisujemy… Sieć nie odpowiada.',
    saveAndGoTo: (room: string) => `Zapisz i przejdź do: ${room}`,
    unsaved: 'Zestaw ma niezapisane zmiany',
    nothing: 'Nie ma zmian do zapisania',
    notConfigured: 'Aby zapisać, wybierz ramkę i wszystkie sterowniki',
    replaceFirst: 'Aby zapisać, zastąp lub usuń to, czego nie ma już w katalogu',
    created: 'Zestaw został utworzony',
    createdInRoom: (room: string) => `Zestaw został utworzony i dodany do pomieszczenia „${room}”`,
    saved: 'Zmiany w zestawie zostały zapisane',
    savedInRoom: (room: string) => `Zmieniono tylko w pomieszczeniu „${room}”: ma teraz własną kopię zestawu`,
    backToSet: 'Wróć do zestawu',
    backToRoom: (room: string) => `Wróć do pomieszczenia „${room}”`,
  },

  leave: {
    title: 'Niezapisane zmiany',
    question: 'Czy chcesz odrzucić niezapisane zmiany i wyjść z edycji?',
    yes: 'Tak',
    no: 'Nie',
    save: 'Zapisz i wyjdź',
  },

  stale: {
    title: 'Ktoś zmienił ten zestaw',
    text: 'Po otwarciu tego zestawu zapisano jego nowszą wersję. Twoje zmiany są nadal na ekranie; jeśli wczytasz nowszą wersję, stracisz je.',
    saveCopy: 'Zapisz jako kopię',
    loadNewer: 'Wczytaj nowszą wersję',
    stay: 'Wróć do edycji',
    loaded: 'Wczytano nowszą wersję zestawu',
    goneTitle: 'Ktoś usunął ten zestaw',
    gone: 'Tego zestawu już nie ma. Możesz zapisać to, co jest na ekranie, jako nowy zestaw.',
    saveNew: 'Zapisz jako nowy zestaw',
  },

  draft: {
    title: 'Niedokończony zestaw',
    /** `when` is the time at which the draft was stored; null if unknown. */
    text: (set: string, when: string | null) =>
      `Zestaw „${set}”${when === null ? '' : ` z ${when}`} nie został zapisany, ale ta przeglądarka go zachowała. Chcesz go przywrócić?`,
    load: 'Przywróć',
    discard: 'Odrzuć',
    loaded: 'Przywrócono niedokończony zestaw',
  },

  actions: {
    copy: 'Kopiuj zestaw',
    rename: 'Zmień nazwę',
    delete: 'Usuń zestaw',
  },

  edits: {
    'choose-line': 'wybór serii',
    'choose-frame': 'wybór ramki',
    'place-module': 'wstawienie produktu',
    'move-module': 'przeniesienie produktu',
    'remove-module': 'usunięcie produktu',
    'choose-options': 'zmiana opcji produktu',
    'type-set': 'wpisanie zestawu',
    'recolour-modules': 'zmiana koloru produktów',
    'choose-controller': 'wybór sterownika',
    'remove-controller': 'usunięcie sterownika',
    'switch-ip44': 'zmiana uszczelki IP44',
    'add-inserts': 'dodanie wkładek IP44',
    'choose-corner-box': 'zmiana puszki narożnej',
    'choose-surface-box': 'zmiana puszki natynkowej',
    rename: 'zmiana nazwy zestawu',
  },

  /** Parts that a choice removed or will remove from the set. */
  removals: {
    sentence: (parts: string) => `Usunięto z zestawu: ${parts}.`,
    beforehand: (parts: string) => `Z zestawu zostanie usunięte: ${parts}.`,
    notKept: (parts: string) => `Nie udało się zachować: ${parts}.`,
    option: (slot: number, group: string, from: string, to: string | null) =>
      to === null ? `${group}: ${from} w miejscu ${slot}` : `${group}: ${from} w miejscu ${slot} (teraz ${to})`,
    otherColour: (parts: string) => `W tym kolorze nie występuje: ${parts}.`,
    colour: (slot: number, module: string, colour: string) => `${module} w miejscu ${slot} (teraz ${colour})`,
    frame: 'ramka',
    module: (slot: number, name: string) => `${name} z miejsca ${slot}`,
    controller: (slot: number, name: string) => `${name} z miejsca ${slot}`,
    ip44: 'uszczelka IP44',
    cornerBox: 'puszka narożna',
    surfaceBox: 'puszka natynkowa',
    gone: 'wycofany produkt',
  },

  announce: {
    placed: (module: string, slot: number) => `${module}: wstawiono na miejsce ${slot}`,
    filled: (module: string, slots: string) => `${module}: wstawiono na miejsca ${slots}`,
    placedInstead: (module: string, slot: number, other: string) =>
      `${module}: wstawiono na miejsce ${slot}, zastąpiono: ${other}`,
    exchanged: (module: string, slot: number) => `${module}: wymieniono w miejscu ${slot}`,
    typed: 'Wpisany zestaw został wstawiony',
    recoloured: (colour: string) => `Kolor wszystkich produktów zestawu: ${colour}`,
    swapped: (module: string, slot: number, other: string, from: number) =>
      `Zamieniono: ${module} w miejscu ${slot}, ${other} w miejscu ${from}`,
    moved: (module: string, slot: number) => `${module}: przeniesiono na miejsce ${slot}`,
    removed: (module: string, slot: number) => `${module}: usunięto z miejsca ${slot}`,
    picked: (module: string) => `${module}: wybrano, wskaż miejsce w ramce`,
    lifted: (module: string) => `${module}: podniesiono`,
    letGo: (module: string) => `${module}: wybór anulowany`,
    frame: (frame: string) => `Wybrano ramkę: ${frame}`,
    line: (line: string) => `Wybrano serię: ${line}`,
    controller: (controller: string, slot: number) => `${controller}: wybrano w miejscu ${slot}`,
    options: (module: string, slot: number, chosen: string) => `${module}, miejsce ${slot}, zapisano opcje: ${chosen}`,
    undone: (edit: string) => `Cofnięto: ${edit}`,
    redone: (edit: string) => `Ponowiono: ${edit}`,
    switchedOn: (what: string) => `${what}: dodano`,
    switchedOff: (what: string) => `${what}: usunięto`,
    insertsAdded: 'Dodano wkładki uszczelniające',
    results: (count: number) => `Znalezione produkty: ${count}`,
  },

  /** Discontinued parts (docs/readings.md#r22). */
  missing: {
    title: 'Części tego zestawu nie ma już w katalogu',
    frame: 'ramka',
    module: (slot: number) => `produkt w miejscu ${slot}`,
    component: (slot: number) => `element produktu w miejscu ${slot}`,
    controller: (slot: number) => `sterownik w miejscu ${slot}`,
    seal: 'uszczelka IP44',
    box: 'puszka w tym kolorze',
    advice: 'Zastąp je czymś innym albo usuń, a potem zapisz zestaw.',
  },
};

/** Slot numbers with non-breaking spaces. */
const places = (slots: readonly number[]): string =>
  `${slots.length === 1 ? 'miejsce' : 'miejsca'}\u00A0${slots.join(',\u00A0')}`;
