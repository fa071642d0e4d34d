import type { Component, ComponentGroup, Module, Slot } from '@ramka/domain/catalogue';
import { picturePath } from '@ramka/domain/drawing';
import { wholePieces } from '@ramka/domain/quantity';
import { groupCandidates, hasEditableGroup, settleOptions } from '@ramka/domain/set/options';
import type { GroupChoice, ModuleChoice } from '@ramka/domain/set/product-set';
import { type ReactElement, useState } from 'react';
import { imageAddress } from '../../api/picture-addresses.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { QuantityField } from '../../ui/fields/quantity-field.tsx';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { useEditor } from '../editing/editor.ts';
import styles from './options-dialog.module.css';

export type OptionsDialogProps = {
  readonly onClose: () => void;
  readonly slot: Slot;
  readonly module: Module;
  readonly choice: ModuleChoice;
};

/** What of a placed module can be chosen: a mechanism, claws, lamps (docs/catalogue-rules.md#c5-3). */
export const OptionsDialog = ({ onClose, slot, module, choice }: OptionsDialogProps): ReactElement => {
  const { editor } = useTexts();
  const { edit } = useEditor();
  const [options, setOptions] = useState(() => settleOptions(module, choice.colourId, choice.options));
  const editable = hasEditableGroup(module, choice.colourId);
  const save = (): void => {
    if (edit({ kind: 'choose-options', slot, options })) onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      width="half"
      title={editor.optionsDialog.title(slot)}
      description={module.name}
      onSubmit={editable ? save : undefined}
      footer={<OptionsFooter editable={editable} onClose={onClose} />}
    >
      <div className={styles['groups']}>
        <VisiblePart module={module} choice={choice} />
        {!editable && <p className={styles['note']}>{editor.optionsDialog.fixed}</p>}
        {module.groups.map((group) => {
          const option = options[group.id];
          return (
            option && (
              <GroupField
                key={group.id}
                module={module}
                group={group}
                colourId={choice.colourId}
                option={option}
                onOption={(next) => setOptions({ ...options, [group.id]: next })}
              />
            )
          );
        })}
      </div>
    </Dialog>
  );
};

type OptionsFooterProps = { readonly editable: boolean; readonly onClose: () => void };

/** Saving is offered only where something can be edited (docs/specification.md#s2-118). */
const OptionsFooter = ({ editable, onClose }: OptionsFooterProps): ReactElement => {
  const { editor } = useTexts();
  return editable ? (
    <>
      <Button onClick={onClose}>{editor.optionsDialog.cancel}</Button>
      <Button look="primary" type="submit">
        {editor.optionsDialog.save}
      </Button>
    </>
  ) : (
    <Button onClick={onClose}>{editor.optionsDialog.close}</Button>
  );
};

type VisiblePartProps = { readonly module: Module; readonly choice: ModuleChoice };

/**
 * The part of a module that is seen; it was chosen with the card and is always one piece (docs/catalogue-rules.md#d7).
 */
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
  readonly colourId: number;
  readonly option: GroupChoice;
  readonly onOption: (option: GroupChoice) => void;
};

/** One group of a module's components, as one of the four kinds of docs/specification.md#s5-30, and how many pieces. */
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
            read={wholePieces}
            onValue={(quantity) => onOption({ ...option, quantity })}
            compact
          />
        </div>
      )}
    </fieldset>
  );
};

/** The radio button of "none"; no component has this id. */
const none = 0;

const ComponentChoice = ({ module, group, colourId, option, onOption }: GroupFieldProps): ReactElement => {
  const { editor } = useTexts();
  const candidates = groupCandidates(module, group, colourId);
  const [only, ...others] = candidates;
  const select = (selectedId: number | null): void => onOption({ ...option, selectedId });

  if (only && others.length === 0 && group.required) {
    return (
      <p className={styles['fixed']}>
        <ComponentLine component={only} />
        <span className={styles['pieces']}>{editor.optionsDialog.always}</span>
      </p>
    );
  }
  if (only && others.length === 0) {
    return (
      <Checkbox
        checked={option.selectedId !== null}
        onChecked={(checked) => select(checked ? only.id : null)}
        label={<ComponentLine component={only} />}
      />
    );
  }
  const chosen = candidates.find(({ id }) => id === option.selectedId);
  const choices = candidates.map((component) => ({
    value: component.id,
    label: component.name,
    note: <SymbolAndPrice component={component} chosen={chosen} />,
  }));
  return (
    <RadioList
      label={group.name}
      choices={group.required ? choices : [{ value: none, label: editor.optionsDialog.none }, ...choices]}
      value={option.selectedId ?? none}
      onValue={(id) => select(id === none ? null : id)}
    />
  );
};

type SymbolAndPriceProps = { readonly component: Component; readonly chosen?: Component | undefined };

/** The symbol of an article and what it costs: where another one is chosen, what it costs more or less than that. */
const SymbolAndPrice = ({ component, chosen }: SymbolAndPriceProps): ReactElement => {
  const from = chosen && chosen.id !== component.id ? chosen.price : null;
  return (
    <>
      {component.symbol} · {from !== null && component.price !== null && component.price >= from && '+'}
      <Price value={component.price === null ? null : component.price - (from ?? 0)} />
    </>
  );
};

/** An article by name, symbol and price. */
const ComponentLine = ({ component }: { readonly component: Component }): ReactElement => (
  <span className={styles['line']}>
    <span>{component.name}</span>
    <span className={styles['symbol']}>
      <SymbolAndPrice component={component} />
    </span>
  </span>
);
