import { aColour } from '@ramka/domain/testing/makers';
import { pl } from '@ramka/texts/pl';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { InPolish } from '../../testing/in-polish.tsx';
import { NothingFound } from './nothing-found.tsx';

test('a search without results offers other colours, and does not repeat the categories', async () => {
  const chosen: string[] = [];
  const page = await render(
    <InPolish>
      <NothingFound
        query="DKW1"
        otherColours={[{ colour: aColour({ name: 'czarny' }), count: 2 }]}
        seriesName="Simon 54"
        onColour={({ name }) => chosen.push(name)}
      />
    </InPolish>,
  );
  await page.getByRole('button', { name: pl.editor.drawer.foundIn('czarny', 2) }).click();
  await expect.poll(() => chosen).toEqual(['czarny']);
  expect(page.getByRole('group').elements()).toHaveLength(1);
});
