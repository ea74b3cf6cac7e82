import type { Locator, Page } from '@playwright/test'

type FormName = 'New job' | 'Application' | 'AI chat'

/** The forms on the connection screen. */
export class FormsSection {
  readonly region: Locator
  readonly asked: Locator

  constructor(readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Forms' })
    this.asked = this.region.getByRole('list', { name: 'Fields that the partner asked for' }).getByRole('listitem')
  }

  async open(form?: FormName) {
    await this.page.goto('/connection')
    if (form) await this.form(form).locator('> summary').click()
  }

  form(name: FormName) {
    return this.region
      .locator('details')
      .filter({ has: this.page.locator('> summary', { hasText: new RegExp(`^${name}$`) }) })
  }

  fields(name: FormName) {
    return this.region.getByRole('list', { name: `Fields of ${name}` }).getByRole('listitem')
  }

  button(name: FormName, label: string) {
    return this.form(name).getByRole('button', { name: label, exact: true })
  }

  async save(name: FormName) {
    await this.button(name, 'Save form').click()
    // Saved, the editor starts anew with nothing to save.
    await this.page.getByText('Not saved yet.').waitFor({ state: 'hidden' })
  }
}
