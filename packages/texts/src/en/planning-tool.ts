/** Links to the external planning tool, and messages about its deliveries. */
export const planningTool = {
  smartHome: 'Smart home configurator',
  open: (tool: string): string => `Open in ${tool}`,
  dialogTitle: (tool: string): string => `Go to the ${tool} app`,
  dialogText: (tool: string): string =>
    `${tool} opens in a new tab. Once rooms and sets arrive from it, you will be notified here.`,
  notAgain: 'Do not show this again',
  follow: (tool: string): string => `Go to ${tool}`,
  updated: 'Your project was updated in the MiO app. Do you want to refresh it?',
  reload: 'Refresh',
  reloaded: 'The project was loaded',
  copiesAreOrdinary:
    'Rooms and sets from the planning app become ordinary ones in the copy: they can be edited, and the app no longer updates them.',
};
