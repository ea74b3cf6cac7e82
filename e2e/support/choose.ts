import type { Locator } from '@playwright/test'

/** Chooses from a list that a button opens, by an option's full text or its first words. */
export async function choose(combobox: Locator, option: string) {
  await combobox.click()
  await combobox
    .page()
    .getByRole('option', { name: new RegExp(`^${escaped(option)}(?=$|[\\s,])`) })
    .click()
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
