import { expect, type Page } from '@playwright/test'

export class ActivityPage {
  readonly heading
  readonly table
  readonly rows
  readonly status
  readonly exportCsv
  readonly loadMore
  readonly details

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Activity' })
    this.table = page.getByRole('table', { name: 'Activity' })
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('button') })
    this.status = page.getByRole('status').filter({ hasText: 'loaded' })
    this.exportCsv = page.getByRole('button', { name: 'Export CSV' })
    this.loadMore = page.getByRole('button', { name: 'Load more' })
    this.details = page.getByRole('dialog', { name: 'Activity details' })
  }

  async open(query = '') {
    await this.page.goto(`/activity${query}`)
    await expect(this.heading).toBeVisible()
  }

  row(text: string | RegExp) {
    // An applicant whose name the desk knows has the email address as a title.
    return this.rows.filter({ hasText: text }).or(this.rows.filter({ has: this.page.getByTitle(text) }))
  }

  filter(label: 'Person' | 'Action' | 'Outcome' | 'Time' | 'Job ID' | 'From' | 'To') {
    return this.page.getByRole('group', { name: 'Filters' }).getByLabel(label, { exact: true })
  }

  button(name: string) {
    return this.details.getByRole('button', { name, exact: true })
  }

  /** The value under a label in the details. */
  fact(label: string) {
    return this.details.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]')
  }

  get steps() {
    return this.details.getByRole('region', { name: 'What happened' }).getByRole('listitem')
  }
}
