import type { Texts } from '../texts.ts';

export const shell: Texts['shell'] = {
  openNavigation: 'Open the menu',
  navigation: 'Menu',
  skipToContent: 'Skip to content',
  rooms: 'Rooms',
  sets: 'Sets',
  newSet: 'New set',
  addProducts: 'Catalogue',
  order: 'Order',
  site: 'Installation',
  restyle: 'Change look',
  share: 'Share',
  properties: 'Project properties',
  newProject: 'New project',
  yourSets: 'Your sets',
  dragIntoRooms: 'Drag a set into a room, or open it',
  openSets: 'Show your sets',
  recentMessages: 'Recent messages',
  noSets: 'The sets that you build will appear here.',
  language: 'Language',
  accessibility: 'Accessibility',
  privacy: 'Privacy',
  licences: 'Licences',
  scheme: 'Colour scheme',
  schemes: { device: 'System', light: 'Light', dark: 'Dark' },
  sampleCatalogue: 'Sample catalogue – indicative prices',
  offline: 'You are offline. You can save changes when you are back online.',
  shownSince: (when) => `What you see, prices included, is as of ${when}.`,
  otherDeployment: (_variant, currency) =>
    `This project was created in the configurator for another country. Prices here are from the local price list (${currency}).`,
  screenFailedTitle: 'This page could not be shown',
  screenFailedText: 'Your saved data is safe. Reload the page.',
  opensWithNetwork: 'It will open automatically when you are back online.',
  reload: 'Reload',
  newVersion: 'There is a new version of the configurator. Reload the page when it suits you.',
  offlineKept:
    'You are offline. Carry on: changes to sets, rooms and quantities will be sent when you are back online.',
  offlineFull:
    'You are offline. This device has run out of space, so not everything is stored on it. Changes will be sent when you are back online.',
  waiting: (count) => `Changes to send: ${count}`,
  sent: 'Changes have been sent',
  changedMeanwhile: (name) =>
    `While you were offline, someone saved another version of set “${name}”. Yours has not been sent yet.`,
  goneMeanwhile: (name) => `While you were offline, someone deleted set “${name}”. Your version has not been sent yet.`,
  giveUpMine: 'Discard my version',
  refusedTitle: 'The server did not accept the set',
  refusedText: (name, reason) =>
    `Set “${name}” has not been sent. Reason given by the server: ${reason}. Correct it in the editor or discard your version.`,
  notSent: (names, reason) => `The server did not accept changes: ${names}. Reason: ${reason}.`,
  openRefused: 'Open in the editor',
  stuckTitle: 'One change cannot be sent',
  stuckText: (name, reason) =>
    `The server answers, but a change cannot be sent: ${name}. Reason: ${reason}. If you discard it, what depends on it is lost too, and the changes after it will be sent. You can also close this question – we will keep trying.`,
  giveUpStuck: 'Discard this change',
  safariDeletes:
    'Safari deletes unsent changes if this page is not opened for seven days: connect to the internet before that.',
  notLasting:
    'This browser does not allow anything to be stored on the device: changes that have not been sent will be lost when you close the page.',
};
