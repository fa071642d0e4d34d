/** The accessibility statement. */
export const accessibility = {
  title: 'Vyhlásenie o prístupnosti',
  back: 'Späť',
  standing:
    'Ramka má byť nástrojom pre každého. Vytvárame ju podľa WCAG 2.2, úroveň AA, a normy EN 301 549. Nižšie uvádzame, čo funguje, čo sme ešte neoverili a kam môžete nahlásiť problém.',
  worksTitle: 'Čo funguje',
  works: {
    keyboard: 'Všetko možno ovládať iba klávesnicou a na dotykovej obrazovke aj bez ťahania.',
    reader: 'Čítačka obrazovky prečíta názov každej pozície, produktu aj zostavy a oznámi, čo sa zmenilo.',
    zoom: 'Stránky zostávajú čitateľné pri zväčšení až na 400\u00A0% aj s dvojnásobným písmom.',
    settings: 'Ramka sa riadi nastavením systému: tmavými farbami, vyšším kontrastom a obmedzeným pohybom.',
    documents:
      'Dokumenty PDF majú značky, hlavičky tabuliek a opisy obrázkov; rovnaké údaje nájdete aj v zošitoch XLS a v CSV.',
  },
  limitsTitle: 'Čo ešte chýba',
  limits: {
    assessed:
      'Súlad sme posúdili sami: automaticky, klávesnicou a podľa stromu prístupnosti, bez testov s ľuďmi, ktorí čítačky obrazovky denne používajú.',
    elsewhere: 'Stránky výrobcu, na ktoré vedú odkazy z katalógu, k Ramke nepatria.',
  },
  keysTitle: 'Klávesy',
  keys: (): readonly (readonly [key: string, does: string])[] => [
    ['Enter', 'vloží vybraný produkt na prvú voľnú pozíciu, so Shiftom na všetky voľné'],
    ['Medzerník', 'uchopí produkt; ďalší Enter na pozícii v rámiku ho vloží'],
    ['Šípky', 'prechádzajú medzi produktmi, rámikmi a pozíciami'],
    ['Shift + šípka vľavo alebo vpravo', 'presunie produkt na susednú pozíciu'],
    ['Delete', 'vyprázdni pozíciu'],
    ['Šípky nahor a nadol', 'presúvajú miestnosť, keď je vybrané jej tlačidlo na presun'],
    ['Escape', 'zruší ťahanie a zatvorí okno'],
  ],
  /** Descriptions of shortcuts, whose keys depend on the operating system. */
  shortcuts: {
    undo: 'vráti zmenu späť',
    redo: 'vykoná zmenu znova',
    save: 'uloží zostavu',
    saveAndNext: 'uloží a začne ďalšiu zostavu',
    saveAndNextRoom: 'uloží a začne zostavu v ďalšej prázdnej miestnosti',
    quickEntry: 'otvorí pole na zadanie zostavy textom',
    details: 'otvorí podrobnosti produktu alebo rámika',
    print: 'vytlačí stránku so všetkými obrázkami',
  },
  contactTitle: 'Nahláste problém s prístupnosťou',
  contact:
    'Ak sa niečo nedá použiť alebo prečítať, napíšte nám, na ktorej stránke to je a s akým zariadením pracujete:',
  noContact: (name: string): string => `Za tieto stránky zodpovedá ${name}. Adresa na hlásenia tu nie je uvedená.`,
  checked: 'Vlastné posúdenie z novembra 2026',
};
