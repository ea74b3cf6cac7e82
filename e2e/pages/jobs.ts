import type { Page } from '@playwright/test'
import type { Names } from '../profiles/names'
import { BodyForm } from './body-form'

export class JobsPage {
  readonly heading
  readonly table
  readonly newJob
  readonly newHeading
  readonly create
  readonly undo
  /** The form that the profile describes. */
  readonly form

  constructor(
    readonly page: Page,
    readonly names: Names,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Jobs' })
    this.table = page.getByRole('table', { name: 'Jobs' })
    this.newJob = page.getByRole('link', { name: 'New job' })
    this.newHeading = page.getByRole('heading', { level: 1, name: 'New job' })
    this.create = page.getByRole('button', { name: 'Create job' })
    this.undo = page.getByRole('button', { name: 'Undo' })
    this.form = new BodyForm(page, names.profile.jobs.create)
  }

  async open() {
    await this.page.goto('/jobs')
  }

  async openNew() {
    await this.page.goto('/jobs/new')
  }

  get title() {
    return this.form.field(this.names.profile.jobs.title)
  }

  get team() {
    return this.form.field(this.names.profile.jobs.team ?? '')
  }

  /** Any field by its label. */
  field(label: string) {
    return this.page.getByLabel(label, { exact: true })
  }

  row(text: string | RegExp) {
    return this.table.getByRole('row').filter({ hasText: text })
  }

  verdict(words: 'Created' | 'Not created' | 'Not known yet') {
    return this.page.getByText(words, { exact: true })
  }
}
