import type { Texts } from '../texts.ts';

export const startLink: Texts['startLink'] = {
  title: 'Begin with this set',
  titleOpen: 'Begin choosing a set',
  note: 'Nothing has been saved yet. The set opens in the editor, where everything can be changed.',
  set: 'Set from the link',
  lineLater: 'You choose the frame series in the next step',
  frameLater: 'You choose the frame in the next step',
  noPrice: 'The price could not be calculated',
  begin: 'Begin',
  known: 'Or add to a project of yours',
  project: 'Project',
  addTo: (name) => `Add to “${name}”`,
  back: (host) => `Back to ${host}`,
  leftOut: 'A part of the link was left out',
  take: (name) => `Use: ${name}`,
  needsLine: 'Without a frame series, finish, colour and products cannot be set',
  notInLine: (value) => `This series does not have this product: “${value}”`,
  unknown: {
    line: (value) => `Unknown frame series: “${value}”`,
    finish: (value) => `Unknown frame finish: “${value}”`,
    colour: (value) => `Unknown colour: “${value}”`,
    frame: (value) => `There is no such frame; number of slots: “${value}”`,
    function: (value) => `Unknown product: “${value}”`,
    lang: (value) => `Unsupported language: “${value}”`,
    return: (value) => `Return address not allowed: “${value}”`,
  },
};
