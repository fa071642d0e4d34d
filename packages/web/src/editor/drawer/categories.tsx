import type { Category } from '@ramka/domain/catalogue';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Select } from '../../ui/fields/select.tsx';
import { ToggleGroup } from '../../ui/fields/toggle-group.tsx';
import styles from './categories.module.css';

export type CategoryChoiceProps = {
  readonly categories: readonly Category[];
  readonly category: Category | null;
  readonly subcategoryId: number | null;
  readonly onCategory: (category: Category | null) => void;
  readonly onSubcategory: (subcategoryId: number | null) => void;
};

const everything = 'all';

/** Chips for the module categories, and for the subcategories of the chosen one. */
export const CategoryChoice = (props: CategoryChoiceProps): ReactElement => {
  const { categories, category, subcategoryId, onCategory, onSubcategory } = props;
  const { drawer } = useTexts().editor;
  const subcategories = category?.subCategories ?? [];
  return (
    <div className={styles['categories']}>
      <div className={styles['scroller']}>
        <ToggleGroup
          label={drawer.categories}
          chips
          choices={[
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: everything, label: drawer.everything },
          ]}
          chosen={[category === null ? everything : String(category.id)]}
          onChosen={([value]) => onCategory(categories.find(({ id }) => String(id) === value) ?? null)}
        />
      </div>
      {subcategories.length > 1 && (
        <div className={styles['scroller']}>
          <ToggleGroup
            label={drawer.subcategories}
            chips
            choices={[
              { value: everything, label: drawer.everything },
              ...subcategories.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            chosen={[subcategoryId === null ? everything : String(subcategoryId)]}
            onChosen={([value]) => onSubcategory(value === everything ? null : Number(value))}
          />
        </div>
      )}
    </div>
  );
};

/** The same choice as two select boxes, for low windows. */
export const CategorySelects = (props: CategoryChoiceProps): ReactElement => {
  const { categories, category, subcategoryId, onCategory, onSubcategory } = props;
  const { drawer } = useTexts().editor;
  const subcategories = category?.subCategories ?? [];
  const all = { value: everything, label: drawer.everything };
  return (
    <div className={styles['selects']}>
      <Select
        label={drawer.categories}
        labelHidden
        options={[...categories.map(({ id, name }) => ({ value: String(id), label: name })), all]}
        value={category === null ? everything : String(category.id)}
        onValue={(value) => onCategory(categories.find(({ id }) => String(id) === value) ?? null)}
      />
      {subcategories.length > 1 && (
        <Select
          label={drawer.subcategories}
          labelHidden
          options={[all, ...subcategories.map(({ id, name }) => ({ value: String(id), label: name }))]}
          value={subcategoryId === null ? everything : String(subcategoryId)}
          onValue={(value) => onSubcategory(value === everything ? null : Number(value))}
        />
      )}
    </div>
  );
};

/** The same choice as a list next to the cards, with subcategories below the chosen category; for wide windows. */
export const CategoryRail = (props: CategoryChoiceProps): ReactElement => {
  const { categories, category, subcategoryId, onCategory, onSubcategory } = props;
  const { drawer } = useTexts().editor;
  return (
    <ul className={styles['rail']} aria-label={drawer.categories}>
      {categories.map((entry) => (
        <li key={entry.id}>
          <RailButton pressed={entry.id === category?.id} onPress={() => onCategory(entry)} name={entry.name} />
          {entry.id === category?.id && entry.subCategories.length > 1 && (
            <ul className={styles['minor']} aria-label={drawer.subcategories}>
              {entry.subCategories.map(({ id, name }) => (
                <li key={id}>
                  <RailButton
                    pressed={id === subcategoryId}
                    onPress={() => onSubcategory(id === subcategoryId ? null : id)}
                    name={name}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li>
        <RailButton pressed={category === null} onPress={() => onCategory(null)} name={drawer.everything} />
      </li>
    </ul>
  );
};

type RailButtonProps = { readonly pressed: boolean; readonly onPress: () => void; readonly name: string };

const RailButton = ({ pressed, onPress, name }: RailButtonProps): ReactElement => (
  <button type="button" className={styles['entry']} aria-pressed={pressed} onClick={onPress}>
    {name}
  </button>
);
