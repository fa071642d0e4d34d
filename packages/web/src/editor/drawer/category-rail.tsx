import type { ReactElement } from 'react';
import { useTexts } from '../../language/texts.ts';
import type { CategoryChoiceProps } from './category-choice.tsx';
import styles from './category-rail.module.css';

/** The categories of modules beside the cards, the subcategories below the chosen one; for wide windows. */
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
