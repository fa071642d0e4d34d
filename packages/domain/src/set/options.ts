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
import { clampQuantity } from '../quantity.ts';
import { ok, err, type Result } from '../result.ts';
import type { GroupChoice, ModuleChoice, ProductSet } from './product-set.ts';

/** Reasons why a slot has no options to choose. */
export type OptionsProblem =
  | { readonly kind: 'empty-slot' }
  | { readonly kind: 'unknown-module'; readonly moduleId: number };

/** Sets the options of a placed module, as far as the rules allow them (docs/catalogue-rules.md#c5-3). */
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
 * Normalises a module's options: one entry per group (docs/catalogue-rules.md#c5-3). Unknown and absent components
 * become the default: the first component of a required group, otherwise none.
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
 * The components that a group offers for a module in this colour: those of the colour and those that fit every colour.
 * If there are none, all components of the group (docs/catalogue-rules.md#d8).
 */
export const groupCandidates = (module: Module, group: ComponentGroup, colourId: number): readonly Component[] => {
  const components = group.components.flatMap((id) => module.components[id] ?? []);
  const fitting = components.filter((component) => fitsColour(component, colourId));
  return fitting.length > 0 ? fitting : components;
};

/**
 * The quantity of a group's component: the user's if the group allows it, otherwise the group's own
 * (docs/catalogue-rules.md#c5-3).
 */
export const groupQuantity = (group: ComponentGroup, wanted: number): number =>
  group.userDefinedQuantity ? clampQuantity(wanted) : group.quantity;

/** A component id with its quantity. */
type Pieces = { readonly id: number; readonly quantity: number };

/**
 * The components that a group adds to a module: the chosen one, or the first of a required group. Empty if neither
 * exists.
 */
export const includedComponents = (module: Module, group: ComponentGroup, choice: ModuleChoice): readonly Pieces[] => {
  const chosen = choice.options[group.id];
  const fallback = group.required ? groupCandidates(module, group, choice.colourId)[0]?.id : undefined;
  const id = chosen?.selectedId ?? fallback;
  return id === undefined ? [] : [{ id, quantity: groupQuantity(group, chosen?.quantity ?? group.quantity) }];
};

/**
 * Net price of a module with its options: the visible part and all included components, as on the bill. Null if no part
 * has a price; otherwise parts on request count as 0.
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
 * The ratings of a module with its options, in group order: rated current, category of a data socket, conductor
 * cross-sections of the terminals.
 */
export const ratingsOf = (module: Module, choice: ModuleChoice, roles: Roles): readonly string[] =>
  factsOf(module, choice, roles).flatMap(({ inFigures, value }) => (inFigures ? value : []));

/** A statement of the catalogue about a component, apart from its name: "rated current: 10 AX". */
export type ComponentFact = {
  readonly attributeId: string;
  readonly name: string;
  readonly value: string;
  /** Whether module cards show it: its values are ordered, or it is the conductor cross-section. */
  readonly inFigures: boolean;
};

/**
 * The attribute for the conductor cross-sections that a component's terminals take (docs/catalogue-format.md#roles).
 */
const sectionAttribute = 'section';

/** The facts about a component in the role of its group, most important first. */
export const factsOfComponent = (
  component: Component,
  group: ComponentGroup,
  roles: Roles,
): readonly ComponentFact[] => {
  const role = group.roleId === null ? undefined : roles.findRole(group.roleId);
  return (role?.attributes ?? []).flatMap(({ id, name, carried, values }) => {
    const value = values.find((each) => each.id === component.attributes[id])?.name;
    const inFigures = carried === 'at-least' || id === sectionAttribute;
    return value === undefined ? [] : [{ attributeId: id, name, value, inFigures }];
  });
};

/** The facts about all components of a module with its options, in group order. */
export const factsOf = (module: Module, choice: ModuleChoice, roles: Roles): readonly ComponentFact[] =>
  module.groups.flatMap((group) =>
    includedComponents(module, group, choice).flatMap(({ id }) => {
      const component = module.components[id];
      return component ? factsOfComponent(component, group, roles) : [];
    }),
  );

/** The groups of a module in which the user can change the component or the quantity (docs/catalogue-rules.md#c5-3). */
export const editableGroups = (module: Module, colourId: number): readonly ComponentGroup[] =>
  module.groups.filter((group) => group.userDefinedQuantity || !isFixedGroup(module, group, colourId));

/** Whether the options dialog has a value to save (docs/specification.md#s2-118). */
export const hasEditableGroup = (module: Module, colourId: number): boolean =>
  editableGroups(module, colourId).length > 0;

/** Whether a group has a fixed component: it is required and has only one candidate (docs/specification.md#s5-30). */
export const isFixedGroup = (module: Module, group: ComponentGroup, colourId: number): boolean =>
  group.required && groupCandidates(module, group, colourId).length === 1;

/** A chosen module with its catalogue entry. */
export type ChosenModule = { readonly module: Module; readonly choice: ModuleChoice };

/** A chosen option that could not be carried over. `to` is its replacement; null for none. */
export type OptionLoss = {
  readonly kind: 'option';
  readonly groupName: string;
  /** Null if the catalogue no longer contains it (docs/readings.md#r22). */
  readonly from: Component | null;
  readonly to: Component | null;
};

type Roles = Pick<Range, 'findRole'>;

/**
 * Carries options from a replaced module over to its replacement, by the roles of the groups, and lists those that
 * could not be carried over. Between two choices of the same module, each group corresponds to itself.
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

/**
 * Pairs the groups of two modules: each group with itself in the same module, otherwise with the first of the same
 * role.
 */
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

/** The choice of a group derived from the paired group's choice; undefined: the default applies. */
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

/** Returns the loss of a choice, if any: the choice was not the default, and the new module has no equivalent. */
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
  const targetComponent = target && chosenComponent(to, target);
  const isCarried =
    chosen && targetComponent && target && carriedInto(chosen, to, target, roles)?.id === targetComponent.id;
  return isCarried
    ? []
    : [{ kind: 'option', groupName: source.name, from: chosen ?? null, to: targetComponent ?? null }];
};

const isDefault = ({ module, choice }: ChosenModule, group: ComponentGroup, component: Component): boolean =>
  group.required && groupCandidates(module, group, choice.colourId)[0]?.id === component.id;
