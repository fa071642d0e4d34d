import {
  type Assortment,
  type Component,
  type ComponentGroup,
  fitsColour,
  type Module,
  type Slot,
} from '../catalogue.ts';
import { carriedComponent, type Range } from '../substitutes.ts';
import { type MinorUnits, totalOf } from '../money.ts';
import { wholePieces } from '../quantity.ts';
import { ok, err, type Result } from '../result.ts';
import type { GroupChoice, ModuleChoice, ProductSet } from './product-set.ts';

/** Why a slot has no options to choose. */
export type OptionsProblem =
  | { readonly kind: 'empty-slot' }
  | { readonly kind: 'unknown-module'; readonly moduleId: number };

/** Gives a placed module the options wanted, as far as the rules allow them (docs/catalogue-rules.md#c5-3). */
export const chooseOptions = (
  set: ProductSet,
  slot: Slot,
  wanted: ModuleChoice['options'],
  assortment: Assortment,
): Result<ProductSet, OptionsProblem> => {
  const choice = set.modules[slot];
  if (!choice) return err({ kind: 'empty-slot' });
  const module = assortment.findModule(choice.moduleId);
  if (!module) return err({ kind: 'unknown-module', moduleId: choice.moduleId });
  const options = normaliseOptions(module, choice.colourId, wanted);
  return ok({ ...set, modules: { ...set.modules, [slot]: { ...choice, options } } });
};

/**
 * The options of a module as the rules allow them, one for each of its groups (docs/catalogue-rules.md#c5-3). What is
 * unknown or absent becomes the default: the first component of a required group, otherwise none.
 */
export const normaliseOptions = (
  module: Module,
  colourId: number,
  wanted: ModuleChoice['options'],
): ModuleChoice['options'] =>
  Object.fromEntries(
    module.groups.map((group) => [group.id, normaliseGroupChoice(module, group, colourId, wanted[group.id])]),
  );

const normaliseGroupChoice = (
  module: Module,
  group: ComponentGroup,
  colourId: number,
  wanted: GroupChoice | undefined,
): GroupChoice => {
  const candidates = groupCandidates(module, group, colourId);
  const legal = candidates.some(({ id }) => id === wanted?.selectedId);
  const fallback = group.required ? (candidates[0]?.id ?? null) : null;
  return {
    selectedId: wanted && legal ? wanted.selectedId : fallback,
    quantity: groupQuantity(group, wanted?.quantity ?? group.quantity),
  };
};

/**
 * What can be chosen in a group of a module placed in this colour: the components of that colour and those that fit
 * every colour; all of them where none does (docs/catalogue-rules.md#d8).
 */
export const groupCandidates = (module: Module, group: ComponentGroup, colourId: number): readonly Component[] => {
  const components = group.components.flatMap((id) => module.components[id] ?? []);
  const fitting = components.filter((component) => fitsColour(component, colourId));
  return fitting.length > 0 ? fitting : components;
};

/**
 * Pieces of a group's component: the user's where the group lets the user decide, else the group's own
 * (docs/catalogue-rules.md#c5-3).
 */
export const groupQuantity = (group: ComponentGroup, wanted: number): number =>
  group.userDefinedQuantity ? wholePieces(wanted) : group.quantity;

/** Pieces of a component. */
type Pieces = { readonly id: number; readonly quantity: number };

/** What of a group is taken: what was chosen, or the first of a required one; nothing where neither is. */
export const includedComponents = (module: Module, group: ComponentGroup, choice: ModuleChoice): readonly Pieces[] => {
  const chosen = choice.options[group.id];
  const fallback = group.required ? groupCandidates(module, group, choice.colourId)[0]?.id : undefined;
  const id = chosen?.selectedId ?? fallback;
  return id === undefined ? [] : [{ id, quantity: groupQuantity(group, chosen?.quantity ?? group.quantity) }];
};

/**
 * What a module costs net as it is chosen: its visible part and what it takes besides, as the bill of its set has them. Null
 * where nothing of it has a price; otherwise what is on request counts nothing.
 */
export const choicePrice = (module: Module, choice: ModuleChoice): MinorUnits | null => {
  const parts = [
    { id: choice.visibleComponentId, quantity: 1 },
    ...module.groups.flatMap((group) => includedComponents(module, group, choice)),
  ];
  const priced = parts.flatMap(({ id, quantity }) => {
    const price = module.components[id]?.price ?? null;
    return price === null ? [] : [{ price, quantity }];
  });
  return priced.length === 0 ? null : totalOf(priced);
};

/**
 * What tells in figures what a module is as it is chosen: the rated current, the category of a data socket, the conductors
 * that its terminals take; in the order of its groups.
 */
export const ratingsOf = (module: Module, choice: ModuleChoice, roles: Roles): readonly string[] =>
  factsOf(module, choice, roles).flatMap(({ inFigures, value }) => (inFigures ? value : []));

/** What the catalogue says of a component beside its name: the rated current is 10 AX. */
export type ComponentFact = {
  readonly attributeId: string;
  readonly name: string;
  readonly value: string;
  /** Whether cards tell it: its values can be more or less, or it is the section. */
  readonly inFigures: boolean;
};

/** The attribute that says which conductors the terminals of a component take (docs/catalogue-format.md#roles). */
const sectionAttribute = 'section';

/** What the catalogue says of a component that plays the role of a group, the weightiest first. */
export const factsOfComponent = (
  component: Component,
  group: ComponentGroup,
  roles: Roles,
): readonly ComponentFact[] => {
  const role = group.roleId === null ? undefined : roles.findRole(group.roleId);
  return (role?.attributes ?? []).flatMap(({ id, name, carried, values }) => {
    const value = values.find((known) => known.id === component.attributes[id])?.name;
    const inFigures = carried === 'at-least' || id === sectionAttribute;
    return value === undefined ? [] : [{ attributeId: id, name, value, inFigures }];
  });
};

/** What the catalogue says of all that a module takes as it is chosen, in the order of its groups. */
export const factsOf = (module: Module, choice: ModuleChoice, roles: Roles): readonly ComponentFact[] =>
  module.groups.flatMap((group) =>
    includedComponents(module, group, choice).flatMap(({ id }) => {
      const component = module.components[id];
      return component ? factsOfComponent(component, group, roles) : [];
    }),
  );

/**
 * The groups of a module in which the user can change something: the component, or how many
 * (docs/catalogue-rules.md#c5-3).
 */
export const editableGroups = (module: Module, colourId: number): readonly ComponentGroup[] =>
  module.groups.filter((group) => group.userDefinedQuantity || !isFixedGroup(module, group, colourId));

/** Whether the options dialog has anything to save (docs/specification.md#s2-118). */
export const hasEditableGroup = (module: Module, colourId: number): boolean =>
  editableGroups(module, colourId).length > 0;

/** Whether a group leaves no choice of component: it is required and has but one (docs/specification.md#s5-30). */
export const isFixedGroup = (module: Module, group: ComponentGroup, colourId: number): boolean =>
  group.required && groupCandidates(module, group, colourId).length === 1;

/** A module in a slot, and what the catalogue says of it. */
export type ChosenModule = { readonly module: Module; readonly choice: ModuleChoice };

/** An option that was chosen and could not be carried over; `to` is what is there instead, null: nothing. */
export type OptionLoss = {
  readonly kind: 'option';
  readonly groupName: string;
  /** Null: the catalogue no longer has it (docs/readings.md#r22). */
  readonly from: Component | null;
  readonly to: Component | null;
};

/** What knows the roles of components. */
type Roles = Pick<Range, 'findRole'>;

/**
 * A module that takes another's place, with the options that were chosen in that one: they are carried over by the roles
 * of the groups, and what could not be is named. Between two choices of one module, groups correspond to themselves.
 */
export const carryOptions = (
  from: ChosenModule,
  to: ChosenModule,
  roles: Roles,
): { readonly choice: ModuleChoice; readonly losses: readonly OptionLoss[] } => {
  const { module, choice } = to;
  const pairs = pairsOf(from.module, module);
  const carried = pairs.flatMap(([source, target]) => {
    const option = carriedOption(from, source, to, target, roles);
    return option ? [[target.id, option] as const] : [];
  });
  const options = normaliseOptions(module, choice.colourId, Object.fromEntries(carried));
  const settled = { module, choice: { ...choice, options } };
  const targets = new Map(pairs);
  return {
    choice: settled.choice,
    losses: from.module.groups.flatMap((source) => lossOf(from, source, settled, targets.get(source), roles)),
  };
};

/** Which group of a module goes on as which of another: itself in the same module, otherwise the first of its role. */
const pairsOf = (from: Module, to: Module): readonly (readonly [ComponentGroup, ComponentGroup])[] => {
  const taken = new Set<number>();
  return to.groups.flatMap((target) => {
    const source = from.groups.find(
      ({ id, roleId }) =>
        !taken.has(id) && (from.id === to.id ? id === target.id : roleId !== null && roleId === target.roleId),
    );
    if (!source) return [];
    taken.add(source.id);
    return [[source, target]];
  });
};

/** What is chosen in a group because of another one's choice; undefined: its default. */
const carriedOption = (
  from: ChosenModule,
  source: ComponentGroup,
  to: ChosenModule,
  target: ComponentGroup,
  roles: Roles,
): GroupChoice | undefined => {
  const option = from.choice.options[source.id];
  const chosen = chosenComponent(from, source);
  const component = chosen && carriedInto(chosen, to, target, roles);
  return option && { selectedId: component?.id ?? null, quantity: option.quantity };
};

const carriedInto = (chosen: Component, to: ChosenModule, target: ComponentGroup, { findRole }: Roles) =>
  carriedComponent(
    chosen,
    groupCandidates(to.module, target, to.choice.colourId),
    target.roleId === null ? undefined : findRole(target.roleId),
  );

const chosenComponent = ({ module, choice }: ChosenModule, group: ComponentGroup): Component | undefined => {
  const id = choice.options[group.id]?.selectedId;
  return id === null || id === undefined ? undefined : module.components[id];
};

/** A choice is lost where it was deliberate, that is not the default, and nothing that carries it on is there. */
const lossOf = (
  from: ChosenModule,
  source: ComponentGroup,
  to: ChosenModule,
  target: ComponentGroup | undefined,
  roles: Roles,
): readonly OptionLoss[] => {
  if ((from.choice.options[source.id]?.selectedId ?? null) === null) return [];
  const chosen = chosenComponent(from, source);
  if (chosen && isDefault(from, source, chosen)) return [];
  const there = target && chosenComponent(to, target);
  const isCarried = chosen && there && target && carriedInto(chosen, to, target, roles)?.id === there.id;
  return isCarried ? [] : [{ kind: 'option', groupName: source.name, from: chosen ?? null, to: there ?? null }];
};

const isDefault = ({ module, choice }: ChosenModule, group: ComponentGroup, component: Component): boolean =>
  group.required && groupCandidates(module, group, choice.colourId)[0]?.id === component.id;
