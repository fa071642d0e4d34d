import type { Language } from '@ramka/domain/text';
import type { Locator, Page } from 'playwright-core';

/** Opens the menu of a project, and returns the select box of the language in it. */
export const openLanguageChoice = async (page: Page): Promise<Locator> => {
  // The name of the button depends on the language.
  await page.getByRole('banner').getByRole('button').first().click();
  return page.getByRole('dialog').locator('select').first();
};

/** Chooses a language in the menu of a project, and closes the menu. The texts may load later. */
export const chooseLanguage = async (page: Page, language: Language): Promise<void> => {
  const choice = await openLanguageChoice(page);
  await choice.selectOption(language);
  await page.keyboard.press('Escape');
  await choice.waitFor({ state: 'detached' });
};
