import type { Page } from '@playwright/test'
import type { Names } from '../profiles/names'
import { BodyForm } from './body-form'

export class JobsPage {
  readonly heading
  readonly table
  /** The row titles. */
  readonly titles
  readonly details
  readonly columnsButton
  readonly columns
  readonly newJob
  readonly newHeading
  readonly create
  readonly undo
  readonly sendNow
  /** Jobs that may be the one that was sent. */
  readonly candidates
  readonly draftSaved
  readonly clearForm
  /** The link to another draft. */
  readonly unfinished
  /** The form described by the profile. */
  readonly form

  constructor(
    readonly page: Page,
    readonly names: Names,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Jobs' })
    this.table = page.getByRole('table', { name: 'Jobs' })
    this.titles = this.table.getByRole('rowheader')
    this.details = page.getByRole('dialog', { name: 'Job details' })
    this.columnsButton = page.getByRole('button', { name: 'Columns' })
    this.columns = page.getByRole('dialog', { name: 'Columns' })
    this.newJob = page.getByRole('link', { name: 'New job' })
    this.newHeading = page.getByRole('heading', { level: 1, name: 'New job' })
    // "Create anyway" when there is a job with the same title.
    this.create = page.getByRole('button', { name: /^Create (job|anyway)$/ })
    this.undo = page.getByRole('button', { name: 'Undo' })
    this.sendNow = page.getByRole('button', { name: 'Send now' })
    this.candidates = page.getByRole('list', { name: 'Possible matches' }).getByRole('listitem')
    this.draftSaved = page.getByText('Draft saved', { exact: true })
    this.clearForm = page.getByRole('button', { name: 'Clear form' })
    this.unfinished = page.getByRole('link', { name: /^Continue your unfinished job/ })
    this.form = new BodyForm(page, names.profile.jobs.create)
  }

  async open() {
    await this.page.goto('/jobs')
  }

  /** Opens the form and waits until it knows the existing jobs. */
  async openNew(page = this.page) {
    const list = page.waitForResponse((answer) => answer.url().endsWith('/api/jobs'))
    await page.goto('/jobs/new')
    await list
  }

  get title() {
    return this.form.field(this.names.profile.jobs.title)
  }

  /** The plain text box or the editor. */
  get description() {
    return this.page.getByRole('textbox', { name: 'Description', exact: true })
  }

  get team() {
    return this.form.field(this.names.profile.jobs.team ?? '')
  }

  /** Any field by its label. */
  field(label: string) {
    return this.page.getByLabel(label, { exact: true })
  }

  /** An action for the job whose details are open. */
  action(name: 'Submit an application' | 'Copy' | 'Bulk apply') {
    return this.details.getByRole('button', { name, exact: true })
  }

  row(text: string | RegExp) {
    return this.table.getByRole('row').filter({ hasText: text })
  }

  /** Fills in the minimum that a job needs. */
  async fill(title: string, team: string | number = 11) {
    await this.title.fill(title)
    await this.team.fill(String(team))
  }

  /** Sends the form without waiting for the undo window. */
  async send() {
    await this.create.click()
    await this.endUndo()
  }

  /** Ends the undo window, which may expire first on a slow machine. */
  async endUndo() {
    await this.sendNow.click({ timeout: 10_000 }).catch(ignoreGone)
  }

  button(
    name: 'Send again' | 'Check again' | 'Send anyway' | 'None of these' | 'Don’t resend' | 'Create anyway' | 'Go back',
  ) {
    return this.page.getByRole('button', { name, exact: true })
  }

  copyOf(title: string) {
    return this.table.getByRole('button', { name: `Copy as new job: ${title}` })
  }

  outcome(words: 'Created' | 'Not created' | 'Unconfirmed' | 'Was not created' | 'Not sent' | 'Left unconfirmed') {
    return this.page.getByText(words, { exact: true })
  }
}

/** Ignored: the job is then sent without a press. */
function ignoreGone() {}
