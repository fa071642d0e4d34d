/** Links to the external planning tool, and messages about its deliveries. */
export const planningTool = {
  smartHome: 'Konfigurátor inteligentnej domácnosti',
  open: (tool: string): string => `Otvoriť v aplikácii ${tool}`,
  dialogTitle: (tool: string): string => `Prechod do aplikácie ${tool}`,
  dialogText: (tool: string): string =>
    `Aplikácia ${tool} sa otvorí na novej karte. Keď z nej odošlete miestnosti a zostavy, dáme vám tu vedieť.`,
  notAgain: 'Nabudúce už nezobrazovať',
  follow: (tool: string): string => `Prejsť do aplikácie ${tool}`,
  updated: 'Váš projekt bol v aplikácii MiO aktualizovaný. Chcete ho načítať znova?',
  reload: 'Načítať znova',
  reloaded: 'Projekt bol načítaný',
  copiesAreOrdinary:
    'Miestnosti a zostavy z plánovacej aplikácie budú v kópii bežné: dajú sa meniť, ale aplikácia ich už nebude aktualizovať.',
};
