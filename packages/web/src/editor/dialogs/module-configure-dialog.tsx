import type { Component, ComponentGroup, Module, Slot } from '@ramka/domain/catalogue';
import { picturePath } from '@ramka/domain/drawing';
import { clampQuantity } from '@ramka/domain/quantity';
import { factsOfComponent, groupCandidates, hasEditableGroup, normaliseOptions } from '@ramka/domain/set/options';
import { type GroupChoice, type ModuleChoice, placedModules, type ProductSet } from '@ramka/domain/set/product-set';
import { type ReactElement, type ReactNode, useState } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { QuantityField } from '../../ui/fields/quantity-field.tsx';
import { RadioList } from '../../ui/fields/radios.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceFrom } from '../../ui/price.tsx';
import { DetailsButton, pressDetails } from '../editing/details-button.tsx';
import { useEditor } from '../editing/editor.ts';
import { DetailsOver } from './lazy-details-dialog.tsx';
import styles from './module-configure-dialog.module.css';

export type ModuleConfigureDialogProps = { readonly slot: Slot; readonly onClose: () => void };

/** Chooses the options of a placed module, such as mechanism, claws and lamps (docs/catalogue-rules.md#c5-3). */
export const ModuleConfigureDialog = ({ slot, onClose }: ModuleConfigureDialogProps): ReactElement | null => {
  const { draft, catalogue } = useEditor();
  const choice = draft.set.modules[slot];
  const module = choice && catalogue.findModule(choice.moduleId);
  return module ? <ModuleForm {...{ slot, module, choice, onClose }} /> : null;
};

type ModuleFormProps = ModuleConfigureDialogProps & { readonly module: Module; readonly choice: ModuleChoice };

const ModuleForm = ({ slot, module, choice, onClose }: ModuleFormProps): ReactElement => {
  const { common, editor } = useTexts();
  const { draft, edit } = useEditor();
  const sameModuleSlots = slotsWithSameModule(draft.set, slot, choice);
  const [isForAll, setForAll] = useState(false);
  const [options, setOptions] = useState(() => normaliseOptions(module, choice.colourId, choice.options));
  const dialog = { title: editor.optionsDialog.title(slot), description: module.name, width: 'half', onClose } as const;
  const groups = (note: ReactNode): ReactElement => (
    <DetailsOver>
      <div className={styles['groups']}>
        <VisiblePart module={module} choice={choice} />
        {note}
        {module.groups.map((group) => {
          const option = options[group.id];
          return (
            option && (
              <GroupField
                key={group.id}
                module={module}
                group={group}
                choice={choice}
                option={option}
                onOption={(next) => setOptions({ ...options, [group.id]: next })}
              />
            )
          );
        })}
      </div>
    </DetailsOver>
  );
  // The save button is shown only if something can be edited (docs/specification.md#s2-118).
  return hasEditableGroup(module, choice.colourId) ? (
    <FormDialog
      {...dialog}
      onSubmit={() => edit({ kind: 'choose-options', slot, otherSlots: isForAll ? sameModuleSlots : [], options })}
    >
      {groups(undefined)}
      {sameModuleSlots.length > 0 && (
        <div className={styles['all']}>
          <Checkbox
            checked={isForAll}
            onChecked={setForAll}
            label={editor.optionsDialog.applyToAll(sameModuleSlots.length + 1)}
          />
        </div>
      )}
    </FormDialog>
  ) : (
    <Dialog {...dialog} footer={<Button onClick={onClose}>{common.close}</Button>}>
      {groups(<p className="muted">{editor.optionsDialog.fixed}</p>)}
    </Dialog>
  );
};

/** The other slots with the same module in the same colour. */
const slotsWithSameModule = (set: ProductSet, slot: Slot, { moduleId, colourId }: ModuleChoice): readonly Slot[] =>
  placedModules(set)
    .filter((placed) => placed.slot !== slot)
    .filter(({ choice }) => choice.moduleId === moduleId && choice.colourId === colourId)
    .map((placed) => placed.slot);

type VisiblePartProps = { readonly module: Module; readonly choice: ModuleChoice };

/** The module's visible part. It was chosen with the card and always has quantity 1 (docs/catalogue-rules.md#d7). */
const VisiblePart = ({ module, choice }: VisiblePartProps): ReactElement | null => {
  const { editor } = useTexts();
  const part = module.components[choice.visibleComponentId];
  return part ? (
    <div className={styles['visible']}>
      <Picture className={styles['large']} src={imageAddress(picturePath.article(part))} alt="" eager />
      <div>
        <p className={styles['label']}>{editor.optionsDialog.visiblePart}</p>
        <ComponentLine component={part} />
      </div>
    </div>
  ) : null;
};

type GroupFieldProps = {
  readonly module: Module;
  readonly group: ComponentGroup;
  readonly choice: ModuleChoice;
  readonly option: GroupChoice;
  readonly onOption: (option: GroupChoice) => void;
};

/**
 * Field for one group of a module's components: one of the four kinds in docs/specification.md#s5-30, and a quantity.
 */
const GroupField = (props: GroupFieldProps): ReactElement => {
  const { group, option, onOption } = props;
  const { editor } = useTexts();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>
        {group.name}
        {!group.userDefinedQuantity && group.quantity > 1 && (
          <span className={styles['pieces']}>{editor.optionsDialog.pieces(group.quantity)}</span>
        )}
      </legend>
      <ComponentChoice {...props} />
      {group.userDefinedQuantity && option.selectedId !== null && (
        <div className={styles['quantity']}>
          <QuantityField
            label={editor.optionsDialog.quantity}
            value={option.quantity}
            read={clampQuantity}
            onValue={(quantity) => onOption({ ...option, quantity })}
            compact
          />
        </div>
      )}
    </fieldset>
  );
};

/** Value of the radio button "none"; no component has this id. */
const none = 0;

const ComponentChoice = (props: GroupFieldProps): ReactElement => {
  const { module, group, choice, option, onOption } = props;
  const { editor } = useTexts();
  const candidates = groupCandidates(module, group, choice.colourId);
  const [only, ...others] = candidates;
  const described = { module, choice, group, instead: undefined };

  if (!only || others.length > 0) return <ChoiceOfSeveral {...props} candidates={candidates} />;
  return group.required ? (
    <p className={styles['fixed']}>
      <ComponentLine component={only} />
      <span className={styles['pieces']}>{editor.optionsDialog.always}</span>
      <DetailsButton of={{ option: { ...described, component: only } }} name={only.name} place="row" reachable />
    </p>
  ) : (
    <div className={styles['only']} data-described="">
      <Checkbox
        checked={option.selectedId !== null}
        onChecked={(checked) => onOption({ ...option, selectedId: checked ? only.id : null })}
        label={<ComponentLine component={only} />}
        onKeyDown={pressDetails}
      />
      <DetailsButton of={{ option: { ...described, component: only } }} name={only.name} place="row" />
    </div>
  );
};

type ChoiceOfSeveralProps = GroupFieldProps & { readonly candidates: readonly Component[] };

/** Radio buttons for one of several components; optional groups also offer "none". */
const ChoiceOfSeveral = (props: ChoiceOfSeveralProps): ReactElement => {
  const { module, group, choice, option, onOption, candidates } = props;
  const { editor } = useTexts();
  const chosen = candidates.find(({ id }) => id === option.selectedId);
  const choices = candidates.map((component) => {
    const instead = chosen?.id === component.id ? undefined : chosen;
    return {
      value: component.id,
      label: component.name,
      note: (
        <>
          <Figures component={component} group={group} />
          <SymbolAndPrice component={component} chosen={chosen} />
        </>
      ),
      trailing: (
        <DetailsButton
          of={{ option: { module, choice, group, component, instead } }}
          name={component.name}
          place="row"
        />
      ),
    };
  });
  return (
    <RadioList
      label={group.name}
      choices={group.required ? choices : [{ value: none, label: editor.optionsDialog.none }, ...choices]}
      value={option.selectedId ?? none}
      onValue={(id) => onOption({ ...option, selectedId: id === none ? null : id })}
      onKeyDown={pressDetails}
    />
  );
};

type FiguresProps = { readonly component: Component; readonly group: ComponentGroup };

/** The component's figures, such as its rating, unless its name already contains them. */
const Figures = ({ component, group }: FiguresProps): ReactElement => {
  const { catalogue } = useEditor();
  const unsaid = factsOfComponent(component, group, catalogue).filter(
    ({ inFigures, value }) => inFigures && !component.name.includes(value),
  );
  return <>{unsaid.map(({ value }) => `${value} · `)}</>;
};

type SymbolAndPriceProps = { readonly component: Component; readonly chosen?: Component | undefined };

/**
 * Symbol and price of an article. If another component is chosen, the price is shown as the difference from that one.
 */
const SymbolAndPrice = ({ component, chosen }: SymbolAndPriceProps): ReactElement => (
  <>
    <span translate="no">{component.symbol}</span> ·{' '}
    <PriceFrom price={component.price} from={chosen && chosen.id !== component.id ? chosen.price : null} />
  </>
);

const ComponentLine = ({ component }: { readonly component: Component }): ReactElement => (
  <span className={styles['line']}>
    <span>{component.name}</span>
    <span className={styles['symbol']}>
      <SymbolAndPrice component={component} />
    </span>
  </span>
);
