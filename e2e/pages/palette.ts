import { expect, type Page } from '@playwright/test'

export class PalettePage {
  readonly dialog
  readonly box
  readonly results
  readonly options
  /** The option that Enter chooses. */
  readonly active
  readonly button

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Command palette' })
    this.box = this.dialog.getByRole('combobox', { name: 'Search or jump to' })
    this.results = this.dialog.getByRole('listbox', { name: 'Results' })
    this.options = this.results.getByRole('option')
    this.active = this.results.getByRole('option', { selected: true })
    this.button = page.getByRole('button', { name: 'Search', exact: true })
  }

  /** Opens the palette by its key; the code is loaded on first use. */
  async open() {
    await this.page.keyboard.press('Control+k')
    await expect(this.box).toBeFocused()
  }

  section(title: string) {
    return this.results.getByRole('group', { name: title, exact: true })
  }

  option(name: string | RegExp) {
    return this.options.filter({ hasText: name })
  }
}
