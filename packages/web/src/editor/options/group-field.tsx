import type { ComponentGroup, Module } from '@ramka/domain/catalogue';
import { wholePieces } from '@ramka/domain/quantity';
import type { GroupChoice } from '@ramka/domain/set/product-set';
import { groupCandidates } from '@ramka/domain/set/options';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { QuantityField } from '../../ui/fields/quantity-field.tsx';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { ComponentLine } from './component-line.tsx';
import styles from './options-dialog.module.css';

export type GroupFieldProps = {
  readonly module: Module;
  readonly group: ComponentGroup;
  readonly colourId: number;
  readonly option: GroupChoice;
  readonly onOption: (option: GroupChoice) => void;
};

/** One group of a module's components, as one of the four kinds of the specification's §5, and how many pieces. */
export const GroupField = (props: GroupFieldProps): ReactElement => {
  const { group, option, onOption } = props;
  const { optionsDialog: texts } = useTexts().editor;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>
        {group.name}
        {!group.userDefinedQuantity && group.quantity > 1 && (
          <span className={styles['pieces']}>{texts.pieces(group.quantity)}</span>
        )}
      </legend>
      <ComponentChoice {...props} />
      {group.userDefinedQuantity && option.selectedId !== null && (
        <div className={styles['quantity']}>
          <QuantityField
            label={texts.quantity}
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
  const { optionsDialog: texts } = useTexts().editor;
  const candidates = groupCandidates(module, group, colourId);
  const [only, ...others] = candidates;
  const select = (selectedId: number | null): void => onOption({ ...option, selectedId });

  if (only && others.length === 0 && group.required) {
    return (
      <p className={styles['fixed']}>
        <ComponentLine component={only} />
        <span className={styles['pieces']}>{texts.always}</span>
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
  const choices = candidates.map((component) => ({
    value: component.id,
    label: component.name,
    note: component.symbol,
  }));
  return (
    <RadioList
      label={group.name}
      choices={group.required ? choices : [{ value: none, label: texts.none }, ...choices]}
      value={option.selectedId ?? none}
      onValue={(id) => select(id === none ? null : id)}
    />
  );
};
