import type { Category } from '@ramka/domain/catalogue';
import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Select } from '../../ui/fields/select.tsx';
import { ToggleGroup } from '../../ui/fields/toggle-group.tsx';
import styles from './categories.module.css';

export type CategoryChoiceProps = {
  readonly categories: readonly Category[];
  /** The listed category; null for all. */
  readonly category: Category | null;
  readonly subcategoryId: number | null;
  readonly onCategory: (category: Category | null) => void;
  readonly onSubcategory: (subcategoryId: number | null) => void;
};

type Choices = {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onValue: (value: string | undefined) => void;
};

const everything = 'all';

const useChoices = ({ categories, category, onCategory }: CategoryChoiceProps): Choices => {
  const { drawer } = useTexts().editor;
  return {
    options: [
      { value: everything, label: drawer.everything },
      ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    value: category === null ? everything : String(category.id),
    onValue: (value) => onCategory(categories.find(({ id }) => String(id) === value) ?? null),
  };
};

/** The choices among the subcategories of the listed category; undefined if it has no more than one. */
const useSubchoices = ({ category, subcategoryId, onSubcategory }: CategoryChoiceProps): Choices | undefined => {
  const { drawer } = useTexts().editor;
  const subcategories = category?.subCategories ?? [];
  if (subcategories.length < 2) return undefined;
  return {
    options: [
      { value: everything, label: drawer.everything },
      ...subcategories.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    value: subcategoryId === null ? everything : String(subcategoryId),
    onValue: (value) => onSubcategory(value === everything ? null : Number(value)),
  };
};

/** Two select boxes for the module categories and the subcategories of the chosen one. */
export const CategorySelects = (props: CategoryChoiceProps): ReactElement => {
  const { drawer } = useTexts().editor;
  const choices = useChoices(props);
  const subchoices = useSubchoices(props);
  return (
    <div className={styles['selects']}>
      <Select label={drawer.categories} labelHidden {...choices} />
      {subchoices && <Select label={drawer.subcategories} labelHidden {...subchoices} />}
    </div>
  );
};

/** The same choice as chips, for phones. */
export const CategoryChips = (props: CategoryChoiceProps): ReactElement => {
  const { drawer } = useTexts().editor;
  const choices = useChoices(props);
  const subchoices = useSubchoices(props);
  return (
    <div className={styles['categories']}>
      <ChipRow label={drawer.categories} {...choices} />
      {subchoices && <ChipRow label={drawer.subcategories} {...subchoices} />}
    </div>
  );
};

const ChipRow = ({ label, options, value, onValue }: Choices & { readonly label: string }): ReactElement => (
  <div className={styles['scroller']}>
    <ToggleGroup label={label} chips choices={options} chosen={[value]} onChosen={([chosen]) => onValue(chosen)} />
  </div>
);
