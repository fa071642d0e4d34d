import { endpoints } from '@ramka/contract/endpoints';
import { frameFromWire, moduleFromWire } from '@ramka/contract/translate/catalogue';
import type { ControllerSlot, Module, Slot } from '@ramka/domain/catalogue';
import { moduleChoiceOf } from '@ramka/domain/set/modules';
import { emptySet, type ModuleChoice, type ProductSet } from '@ramka/domain/set/product-set';

/** A set described by order symbols: a frame, and for each slot a controller or the visible part of a module. */
export type SetBySymbols = {
  readonly frame: string;
  readonly modules?: Readonly<Partial<Record<Slot, string>>>;
  readonly controllers?: Readonly<Partial<Record<ControllerSlot, string>>>;
} & Partial<Pick<ProductSet, 'name' | 'ip44' | 'cornerBoxColourId' | 'surfaceBoxColourId'>>;

/** Converts symbols to a set with the catalogue of the server at `address`. Modules get their default options. */
export const setBySymbols = async (address: string, spec: SetBySymbols): Promise<ProductSet> => {
  const { frame, modules = {}, controllers = {}, ...rest } = spec;
  const appData = await appDataOf(address);
  const found = Object.values(appData.frames)
    .flat()
    .map(frameFromWire)
    .find(({ symbol }) => symbol === frame);
  if (!found) throw new Error(`no frame ${frame}`);
  const ofSeries = Object.keys(modules).length === 0 ? [] : (appData.moduleCategories[found.seriesTag] ?? []);
  const allModules = (await Promise.all(ofSeries.map(({ id }) => modulesOf(address, id)))).flat();
  const allControllers = appData.controllers[found.seriesTag] ?? [];
  return {
    ...emptySet,
    ...rest,
    frameId: found.id,
    modules: mapped(modules, (symbol) => choiceOf(symbol, allModules)),
    controllers: mapped(controllers, (symbol) => allControllers.find((one) => one.symbol === symbol)?.id),
  };
};

const read = async (address: string, path: string): Promise<unknown> => (await fetch(`${address}/api${path}`)).json();

/** Returns a function that reads once per key. Reading the catalogue costs more processor time than saving a set. */
const once = <Key extends readonly unknown[], Value>(
  load: (...key: Key) => Promise<Value>,
): ((...key: Key) => Promise<Value>) => {
  const loaded = new Map<string, Promise<Value>>();
  return (...key) => {
    const cached = loaded.get(key.join(' ')) ?? load(...key);
    loaded.set(key.join(' '), cached);
    return cached;
  };
};

const appDataOf = once(async (address: string) =>
  endpoints.readAppData.response.parse(await read(address, '/app-data')),
);

const modulesOf = once(async (address: string, categoryId: number) =>
  endpoints.listModules.response.parse(await read(address, `/modules/by-category/${categoryId}`)).map(moduleFromWire),
);

const mapped = <Value>(
  bySlot: Readonly<Record<string, string>>,
  find: (symbol: string) => Value | undefined,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(bySlot).map(([slot, symbol]) => {
      const value = find(symbol);
      if (value === undefined) throw new Error(`nothing is called ${symbol}`);
      return [slot, value];
    }),
  );

const choiceOf = (symbol: string, allModules: readonly Module[]): ModuleChoice | undefined => {
  for (const module of allModules) {
    const visiblePart = module.visibleComponents
      .map((id) => module.components[id])
      .find((component) => component?.symbol === symbol);
    if (visiblePart) return moduleChoiceOf({ module, visiblePart });
  }
  return undefined;
};
