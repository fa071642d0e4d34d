/** Links to the external planning tool, and messages about its deliveries. */
export const planningTool = {
  smartHome: 'Konfigurátor chytré domácnosti',
  open: (tool: string): string => `Otevřít v aplikaci ${tool}`,
  dialogTitle: (tool: string): string => `Přechod do aplikace ${tool}`,
  dialogText: (tool: string): string =>
    `Aplikace ${tool} se otevře na nové kartě. Jakmile z ní odešlete místnosti a sestavy, dáme vám tu vědět.`,
  notAgain: 'Příště už nezobrazovat',
  follow: (tool: string): string => `Přejít do aplikace ${tool}`,
  updated: 'Váš projekt byl v aplikaci MiO aktualizován. Chcete jej načíst znovu?',
  reload: 'Načíst znovu',
  reloaded: 'Projekt byl načten',
  copiesAreOrdinary:
    'Místnosti a sestavy z plánovací aplikace budou v kopii běžné: lze je měnit, ale aplikace je už nebude aktualizovat.',
};
