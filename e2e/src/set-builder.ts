import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { centreOf } from './centre-of.ts';

/** Operates the set editor like a user: every step uses the visible Polish texts. */
export type SetBuilder = ReturnType<typeof setBuilder>;

export const setBuilder = (page: Page) => {
  const slot = (number: number): Locator => page.getByRole('button', { name: new RegExp(`^Miejsce ${number}(,|:)`) });

  /** Chooses a category or subcategory: an option of a select box or, on phones, a chip. */
  const showModules = async (category: string): Promise<void> => {
    const drawer = page.getByRole('region', { name: 'Produkty do wstawienia' });
    const chip = drawer.getByRole('button', { name: category, exact: true });
    const select = drawer
      .getByRole('combobox')
      .filter({ has: page.getByRole('option', { name: category, exact: true, includeHidden: true }) });
    await chip.or(select).first().waitFor();
    if (await chip.isVisible()) await chip.click();
    else await select.first().selectOption({ label: category });
  };

  const card = (name: RegExp): Locator => page.getByRole('button', { name }).first();

  return {
    slot,
    card,
    showModules,

    chooseLine: (name: RegExp) => page.getByRole('button', { name }).click(),

    chooseSlots: (count: number) =>
      page.getByRole('button', { name: `×${count}, ramka ${count}-krotna`, exact: true }).click(),

    chooseFrame: (symbol: string) => page.getByRole('button', { name: symbol }).click(),

    next: () => page.getByRole('button', { name: 'Dalej' }).click(),

    /** Drags a card into a slot with the mouse. */
    drag: async (from: Locator, to: Locator): Promise<void> => {
      await from.scrollIntoViewIfNeeded();
      const start = await centreOf(from);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 12, start.y + 4, { steps: 3 });
      const end = await centreOf(to);
      await page.mouse.move(end.x, end.y, { steps: 8 });
      await page.mouse.up();
    },

    chooseColour: (name: string) => page.getByRole('radio', { name, exact: true }).click(),

    /** Opens the options of a slot, calls `change` to choose, and saves. */
    changeOptions: async (number: number, change: (dialog: Locator) => Promise<void>): Promise<void> => {
      await page.getByRole('button', { name: `Opcje produktu w miejscu ${number}` }).click();
      const dialog = page.getByRole('dialog');
      await change(dialog);
      await dialog.getByRole('button', { name: 'Zapisz', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },

    /**
     * Opens the controller dialog of a slot. Returns the controllers that can be chosen; `choose` selects one of them.
     */
    openControllers: async (number: number) => {
      await page
        .getByRole('button', { name: new RegExp(`^(Wybierz sterownik|Miejsce ${number}, bez sterownika)`) })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await dialog.getByRole('radio').first().waitFor();
      const offered = await dialog
        .getByRole('radio')
        .evaluateAll((radios) =>
          radios
            .filter((radio) => !radio.matches(':disabled'))
            .map((radio) => radio.closest('label')?.textContent ?? radio.textContent ?? ''),
        );
      const choose = async (symbol: string): Promise<void> => {
        const button = dialog.getByRole('button', { name: 'Wybierz', exact: true });
        await expect.poll(() => button.isDisabled()).toBe(true);
        await dialog.getByText(symbol).click();
        await button.click();
        await dialog.waitFor({ state: 'hidden' });
      };
      return { offered, choose };
    },

    switchOn: (name: string) => page.getByRole('switch', { name }).click(),

    save: () => page.getByRole('button', { name: 'Zapisz zestaw' }).click(),

    /** Saves and begins another set: by the menu next to the save button, and by a button once the menu was used. */
    saveAndNext: async (buttonName: string | RegExp = 'Zapisz i dodaj nowy'): Promise<void> => {
      const again = page.getByRole('button', { name: buttonName });
      if (await again.isVisible()) {
        await again.click();
        return;
      }
      await page.getByRole('button', { name: 'Inne sposoby zapisu' }).click();
      await page.getByRole('menuitem', { name: buttonName }).click();
    },

    /** Waits until the component list shows this total. Returns symbol and quantity of every line. */
    billWith: async (total: string): Promise<readonly string[]> => {
      await shown(page, total).waitFor();
      const rows = page.getByRole('complementary', { name: 'Lista elementów' }).getByRole('listitem');
      return await rows.evaluateAll((items) =>
        items.map((item) => {
          const [symbol = ''] = [...item.querySelectorAll('p')].map((line) => line.textContent ?? '');
          const quantity = [...item.querySelectorAll('span')].find((span) =>
            /^\d+ (×|szt)/.test(span.textContent ?? ''),
          );
          return `${symbol} × ${parseInt(quantity?.textContent ?? '', 10)}`;
        }),
      );
    },
  };
};

/** The first visible element with exactly this text. */
export const shown = (page: Page, text: string): Locator =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();
