import type { Locator } from '@playwright/test'

/** Chooses from a list that a button opens; `option` is how its text begins. */
export async function choose(combobox: Locator, option: string) {
  await combobox.click()
  await combobox
    .page()
    .getByRole('option', { name: new RegExp(`^${option}`) })
    .click()
}
