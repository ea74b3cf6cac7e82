import { expect, type Page } from '@playwright/test'

export class ConnectionPage {
  readonly heading
  readonly mapping
  readonly useThese
  readonly inUse
  readonly history

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Connection' })
    this.mapping = page.getByRole('region', { name: 'Field mapping' })
    this.useThese = this.mapping.getByRole('button', { name: 'Use these' })
    this.inUse = page.getByText('These fields are in use from now on')
    this.history = page.getByRole('region', { name: 'History' })
  }

  async open() {
    await this.page.goto('/connection')
  }

  /** Says which values mean that a job takes applications. */
  async chooseOpen(words: string[]) {
    const place = this.place('Open for applications')
    const change = place.getByRole('button', { name: 'Change Open for applications' })
    if (await change.isVisible()) await change.click()
    const options = place.getByRole('group', { name: /which of these mean/i }).getByRole('checkbox')
    await expect(options.first()).toBeVisible()
    for (const option of await options.all()) {
      const word = await option.evaluate((input) => input.closest('label')?.querySelector('bdi')?.textContent ?? '')
      await option.setChecked(words.includes(word))
    }
  }

  /** Puts a whole profile in force, from its text. */
  async importProfile(text: string) {
    await this.history.getByRole('button', { name: 'Import profile' }).click()
    await this.history.getByLabel('Or paste the profile').fill(text)
    await this.history.getByRole('button', { name: 'Import and put in force' }).click()
    await expect(this.history.getByText(/^Version \d+ is in force$/)).toBeVisible()
  }

  /** A place of the mapping, with its guess, reasons and other fields. */
  place(name: string) {
    return this.mapping.getByRole('group', { name, exact: true })
  }
}
