import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const punchOut: Texts['punchOut'] = {
  refused: 'This purchasing system cannot be connected',
  noAddress:
    'The purchasing system sent no valid return address (HOOK_URL). Contact its administrator. Nothing has been stored.',
  unknownHost: (host: string): string =>
    `The return address leads to ${host}, which is not among the permitted purchasing systems. Contact the operator of the configurator. Nothing has been stored.`,
  goesTo: (host: string): string => `The order goes to the purchasing system ${host}`,
  cancel: 'Cancel',
  order: 'Hand over the order',
  title: (host: string): string => `Order for ${host}`,
  articles: (count: number): string =>
    plural(count, [
      'There is nothing to hand over.',
      '1 product will be handed over.',
      `${formatCount(count)} products will be handed over.`,
      `${formatCount(count)} products will be handed over.`,
    ]),
  send: 'Hand over to the purchasing system',
  note: 'You check and release the order in the purchasing system.',
};
