/** The accessibility statement. */
export const accessibility = {
  title: 'Prohlášení o přístupnosti',
  back: 'Zpět',
  standing:
    'Ramka má být nástrojem pro každého. Vytváříme ji podle WCAG 2.2, úroveň AA, a normy EN 301 549. Níže uvádíme, co funguje, co jsme ještě neověřili a kam můžete nahlásit problém.',
  worksTitle: 'Co funguje',
  works: {
    keyboard: 'Vše lze ovládat pouze klávesnicí a na dotykové obrazovce i bez přetahování.',
    reader: 'Čtečka obrazovky přečte název každé pozice, produktu i sestavy a oznámí, co se změnilo.',
    zoom: 'Stránky zůstávají čitelné při zvětšení až na 400\u00A0% i s dvojnásobným písmem.',
    settings: 'Ramka se řídí nastavením systému: tmavými barvami, vyšším kontrastem a omezeným pohybem.',
    documents:
      'Dokumenty PDF mají značky, záhlaví tabulek a popisy obrázků; stejná data najdete i v sešitech XLS a v CSV.',
  },
  limitsTitle: 'Co ještě chybí',
  limits: {
    assessed:
      'Soulad jsme posoudili sami: automaticky, klávesnicí a podle stromu přístupnosti, bez testů s lidmi, kteří čtečky obrazovky denně používají.',
    elsewhere: 'Stránky výrobce, na které vedou odkazy z katalogu, k Ramce nepatří.',
  },
  keysTitle: 'Klávesy',
  keys: (): readonly (readonly [key: string, does: string])[] => [
    ['Enter', 'vloží vybraný produkt na první volnou pozici, se Shiftem na všechny volné'],
    ['Mezerník', 'uchopí produkt; další Enter na pozici v rámečku jej vloží'],
    ['Šipky', 'přecházejí mezi produkty, rámečky a pozicemi'],
    ['Shift + šipka vlevo nebo vpravo', 'přesune produkt na sousední pozici'],
    ['Delete', 'vyprázdní pozici'],
    ['Šipky nahoru a dolů', 'přesouvají místnost, je-li vybráno její tlačítko pro přesun'],
    ['Escape', 'zruší přetahování a zavře okno'],
  ],
  /** Descriptions of shortcuts, whose keys depend on the operating system. */
  shortcuts: {
    undo: 'vrátí změnu zpět',
    redo: 'provede změnu znovu',
    save: 'uloží sestavu',
    saveAndNext: 'uloží a začne další sestavu',
    saveAndNextRoom: 'uloží a začne sestavu v další prázdné místnosti',
    quickEntry: 'otevře pole pro zadání sestavy textem',
    details: 'otevře podrobnosti produktu nebo rámečku',
    print: 'vytiskne stránku se všemi obrázky',
  },
  contactTitle: 'Nahlaste problém s přístupností',
  contact: 'Pokud něco nelze použít nebo přečíst, napište nám, na které stránce to je a s jakým zařízením pracujete:',
  noContact: (name: string): string => `Za tyto stránky odpovídá ${name}. Adresa pro hlášení zde není uvedena.`,
  checked: 'Vlastní posouzení z listopadu 2026',
};
