import type { Texts } from '../texts.ts';

export const shell: Texts['shell'] = {
  openNavigation: 'Open the menu',
  navigation: 'Menu',
  skipToContent: 'Skip to content',
  rooms: 'Rooms',
  sets: 'Sets',
  newSet: 'New set',
  addProducts: 'Add products',
  properties: 'Project properties',
  newProject: 'New project',
  yourSets: 'Your sets',
  openSets: 'Show your sets',
  recentMessages: 'Recent messages',
  noSets: 'The sets that you build will appear here.',
  language: 'Language',
  sampleCatalogue: 'Sample catalogue – indicative prices',
  offline: 'You are offline. Changes can be saved once the connection is back.',
  otherDeployment: (variant, currency) =>
    `This project was made in another version of the configurator (${variant}). Prices here come from the local price list (${currency}).`,
  screenFailedTitle: 'This page could not be shown',
  screenFailedText: 'What was saved is safe. Load the page again.',
  reload: 'Reload',
};
