import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import { whenOnline } from '../page/when-online.ts';

/** How long a part of the app may take to arrive, in milliseconds (specification §9). */
const PATIENCE = 120_000;

/** A screen whose code is loaded when it is first needed, or likely to be; without a connection it waits for one. */
export const lazyScreen = <Name extends string, Screen extends AsyncRouteComponent<never>>(
  load: () => Promise<Readonly<Record<Name, Screen>>>,
  name: Name,
) => lazyRouteComponent(() => whenOnline(() => Promise.race([load(), tooLate()])), name);

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`The screen's code did not arrive within ${PATIENCE} ms`)), PATIENCE);
  });
