import type { Texts } from '../texts.ts';

export const frame: Texts['frame'] = {
  close: 'Close the configurator',
  remembersHere: 'Projects opened here are remembered on this website only.',
  remembersNothing: 'This browser does not allow projects to be remembered here.',
  ownWindow: 'Open in its own window',
};
