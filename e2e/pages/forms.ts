import { expect, type Locator, type Page } from '@playwright/test'

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
    if (form) await this.unfold(form)
  }

  /** Shown when a form has unsaved changes. */
  unsaved(name: FormName) {
    return this.form(name).getByText('Not saved yet.')
  }

  /** Adds a field by hand; nothing is saved yet. */
  async addField(name: FormName, path: string, { isRequired = false } = {}) {
    const add = this.button(name, 'Add field')
    if ((await add.getAttribute('aria-expanded')) !== 'true') await add.click()
    await this.form(name).getByLabel('Name or path').fill(path)
    if (isRequired) await this.form(name).getByLabel('Required').check()
    await this.button(name, 'Apply').click()
  }

  async unfold(form: FormName) {
    await this.form(form).locator('> summary').click()
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

  /** Reads a form from the partner's documents; nothing is saved yet. */
  async paste(name: FormName, text: string) {
    await this.button(name, 'Paste a schema').click()
    await this.form(name).getByLabel('JSON Schema or OpenAPI').fill(text)
    await this.button(name, 'Read it').click()
    await this.button(name, 'Use these fields').click()
  }

  /** Adds a field that the partner asked for to the form, for everyone. */
  async keepAsked(field: string) {
    await this.region.getByRole('button', { name: `Add to the form: ${field}` }).click()
    await expect(this.region.getByText(`${field} is now in the form`)).toBeVisible()
  }

  async save(name: FormName) {
    await this.button(name, 'Save form').click()
    // After saving, nothing is left to save.
    await this.unsaved(name).waitFor({ state: 'hidden' })
  }

  /** Removes the fields that tests add to the form, and settles these fields that the partner asked for. */
  async clear(name: FormName, asked: readonly string[]) {
    await this.open(name)
    let isChanged = false
    for (const title of ['Branch ID', 'Shift code']) {
      const remove = this.button(name, `Remove ${title}`)
      if ((await remove.count()) === 0) continue
      await remove.click()
      isChanged = true
    }
    if (isChanged) await this.save(name)
    for (const field of asked) {
      const settle = this.region.getByRole('button', { name: `Not needed: ${field}` })
      if ((await settle.count()) > 0) await settle.click()
      await expect(settle).toHaveCount(0)
    }
  }
}
