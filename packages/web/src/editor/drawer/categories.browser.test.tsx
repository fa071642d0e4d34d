import type { Category } from '@ramka/domain/catalogue';
import { pl } from '@ramka/texts/pl';
import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InPolish } from '../../testing/in-polish.tsx';
import { CategorySelects } from './categories.tsx';

const { drawer } = pl.editor;
const categories: readonly Category[] = [
  {
    id: 1,
    name: 'Łączniki',
    subCategories: [
      { id: 11, name: 'Pojedyncze' },
      { id: 12, name: 'Podwójne' },
    ],
  },
  { id: 2, name: 'Gniazda', subCategories: [] },
];

const Choice = (): ReactElement => {
  const [category, setCategory] = useState<Category | null>(categories[0] ?? null);
  const [subcategoryId, setSubcategoryId] = useState<number | null>(null);
  return (
    <InPolish>
      <CategorySelects
        categories={categories}
        category={category}
        subcategoryId={subcategoryId}
        onCategory={setCategory}
        onSubcategory={setSubcategoryId}
      />
      <p>{`${category?.name} ${subcategoryId}`}</p>
    </InPolish>
  );
};

// Holds §2.95.
test('a category and its subcategory are chosen in two lists, which do not move', async () => {
  const page = await render(<Choice />);
  const list = page.getByRole('combobox', { name: drawer.categories, exact: true });
  const { x, y } = list.element().getBoundingClientRect();
  await page.getByRole('combobox', { name: drawer.subcategories }).selectOptions('Podwójne');
  await expect.element(page.getByText('Łączniki 12')).toBeVisible();
  await list.selectOptions('Gniazda');
  await expect.element(page.getByRole('combobox', { name: drawer.subcategories })).not.toBeInTheDocument();
  expect(list.element().getBoundingClientRect()).toMatchObject({ x, y });
});
