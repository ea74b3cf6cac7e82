import type { Page } from '@playwright/test'

export class JobsPage {
  readonly heading
  readonly table
  readonly newJob
  readonly newHeading
  readonly create
  readonly undo

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Jobs' })
    this.table = page.getByRole('table', { name: 'Jobs' })
    this.newJob = page.getByRole('link', { name: 'New job' })
    this.newHeading = page.getByRole('heading', { level: 1, name: 'New job' })
    this.create = page.getByRole('button', { name: 'Create job' })
    this.undo = page.getByRole('button', { name: 'Undo' })
  }

  async open() {
    await this.page.goto('/jobs')
  }

  async openNew() {
    await this.page.goto('/jobs/new')
  }

  row(text: string | RegExp) {
    return this.table.getByRole('row').filter({ hasText: text })
  }

  /** A field that the profile describes. */
  field(label: string) {
    return this.page.getByLabel(label, { exact: true })
  }

  verdict(words: 'Created' | 'Not created' | 'Not known yet') {
    return this.page.getByText(words, { exact: true })
  }
}
