import { expect, type Page } from '@playwright/test'

export class ErasePersonPage {
  readonly heading
  readonly find
  readonly show
  readonly erase
  readonly willBeErased
  readonly chosen

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Find and erase a person' })
    this.find = page.getByRole('button', { name: 'Find', exact: true })
    this.show = page.getByRole('button', { name: 'Show what will be erased' })
    this.erase = page.getByRole('button', { name: /^Erase / })
    this.willBeErased = page.getByRole('list', { name: 'Will be erased' })
    this.chosen = page.getByText(/^Chosen: /)
  }

  async open() {
    await this.page.goto('/people/erase')
    await expect(this.heading).toBeVisible()
  }

  async search(query: { email?: string; name?: string; id?: string }) {
    if (query.email) await this.page.getByLabel('Email').fill(query.email)
    if (query.name) await this.page.getByLabel('Name').fill(query.name)
    if (query.id) await this.page.getByLabel('Applicant or application form ID').fill(query.id)
    await this.find.click()
  }

  /** The checkbox of a person who was found. */
  choice(email: string) {
    return this.page.getByRole('checkbox', { name: new RegExp(email.replaceAll('.', '\\.'), 'i') })
  }

  /** Types the number that the screen asks for, and returns it. */
  async confirm(): Promise<string> {
    const label = await this.page.getByText(/^Type \d+ to confirm$/).innerText()
    const count = label.replaceAll(/\D/g, '')
    await this.page.getByLabel(label).fill(count)
    await this.erase.click()
    return count
  }
}
