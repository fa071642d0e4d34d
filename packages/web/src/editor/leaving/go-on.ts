import type { BlockerFn, RouterHistory } from '@tanstack/react-router';

/** Where the visitor wanted to go when the editor held them back, and how. */
export type Departure = { readonly action: Parameters<BlockerFn>[0]['action']; readonly address: string };

/** What of the browser's history is needed to go on. */
export type WaysOn = Pick<RouterHistory, 'back' | 'forward' | 'push' | 'replace'>;

const unasked = { ignoreBlocker: true };

/** Lets the visitor go where they wanted to, without asking again; Back stays Back. */
export const goOn = (history: WaysOn, { action, address }: Departure): void => {
  switch (action) {
    case 'BACK':
      history.back(unasked);
      return;
    case 'FORWARD':
      history.forward(unasked);
      return;
    case 'REPLACE':
      history.replace(address, undefined, unasked);
      return;
    case 'PUSH':
    case 'GO':
      history.push(address, undefined, unasked);
  }
};
