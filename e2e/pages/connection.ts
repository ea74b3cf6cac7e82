import { expect, type Page } from '@playwright/test'

export class ConnectionPage {
  readonly heading
  readonly mapping
  readonly useThese
  readonly inUse
  readonly history
  /** A button for each field with a warning. */
  readonly fieldsAreFine
  readonly teams
  readonly saveNames
  readonly namesSaved

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Connection' })
    this.mapping = page.getByRole('region', { name: 'Field mapping' })
    this.useThese = this.mapping.getByRole('button', { name: 'Use these' })
    this.inUse = page.getByText('These fields are now in use')
    this.history = page.getByRole('region', { name: 'History' })
    this.fieldsAreFine = page.getByRole('button', { name: /^Fields are fine: / })
    this.teams = page.getByRole('table', { name: 'Teams' })
    this.saveNames = page.getByRole('button', { name: 'Save names' })
    this.namesSaved = page.getByText('Names saved.')
  }

  async open() {
    await this.page.goto('/connection')
  }

  /** The box for an admin's name for a team. */
  nameOfTeam(id: string) {
    return this.teams.getByRole('textbox', { name: `Name of team ${id}`, exact: true })
  }

  /** Opens the mapping; if the desk has not read the lists yet, that takes a press. */
  async openMapping() {
    await this.open()
    const review = this.mapping.getByRole('button', { name: 'Review field mapping' })
    if (await review.isVisible()) await review.click()
    await expect(this.useThese).toBeVisible()
  }

  /** Chooses which values mean that a job accepts applications. */
  async chooseOpen(words: string[]) {
    await this.#unfold('Open for applications')
    const options = this.mappedField('Open for applications')
      .getByRole('group', { name: /which of these mean/i })
      .getByRole('checkbox')
    await expect(options.first()).toBeVisible()
    for (const option of await options.all()) {
      const word = await option.evaluate((input) => input.closest('label')?.querySelector('bdi')?.textContent ?? '')
      await option.setChecked(words.includes(word))
    }
  }

  /** Imports a complete profile from its text, and puts it to use. */
  async importProfile(text: string) {
    await this.history.getByRole('button', { name: 'Import profile' }).click()
    await this.history.getByLabel('Or paste the profile').fill(text)
    await this.history.getByRole('button', { name: 'Import and use' }).click()
    await expect(this.history.getByText(/^Version \d+ is in use$/)).toBeVisible()
  }

  /** Dismisses the warning about a field, as an admin who finds it right. */
  async sayFine(field: string) {
    const button = this.page.getByRole('button', { name: `Fields are fine: ${field}`, exact: true })
    await button.click()
    await expect(button).toBeHidden()
  }

  /** Chooses that the partner has no such field. */
  async chooseNone(name: string) {
    const field = this.mappedField(name)
    await this.#unfold(name)
    await field.getByRole('combobox', { name: 'Field' }).fill('Not in')
    await this.page.getByRole('option', { name: 'Not in this partner’s data' }).click()
  }

  /** Opens a field for changes, unless it is already open because it needs review. */
  async #unfold(name: string) {
    const field = this.mappedField(name)
    await expect(field).toBeVisible()
    const change = field.getByRole('button', { name: `Change ${name}`, exact: true })
    if (await change.isVisible()) await change.click()
  }

  /** A field of the mapping, with its guess, reasons and alternatives. */
  mappedField(name: string) {
    return this.mapping.getByRole('group', { name, exact: true })
  }
}
