import { expect, type Page } from '@playwright/test'

/** A run's page: its progress, the outcome of each row, and the possible decisions. */
export class RunPage {
  readonly sent
  readonly standing
  readonly pause
  readonly resume
  readonly cancel
  readonly discard
  readonly results
  readonly failedRows
  readonly table
  readonly rows
  readonly details
  readonly heldJobs
  readonly causes
  readonly corrections
  readonly problems
  readonly sendCorrected

  constructor(readonly page: Page) {
    const main = page.getByRole('main')
    this.sent = main.getByRole('progressbar', { name: 'Sent' })
    // The line under the run's name: its state, and the outcomes of its rows.
    this.standing = main.locator('p', { has: page.getByRole('link', { name: 'All runs' }) })
    this.pause = main.getByRole('button', { name: 'Pause', exact: true })
    this.resume = main.getByRole('button', { name: 'Resume', exact: true })
    this.cancel = main.getByRole('button', { name: 'Cancel', exact: true })
    this.discard = main.getByRole('button', { name: 'Discard', exact: true })
    this.results = main.getByRole('link', { name: 'Download results' })
    this.failedRows = main.getByRole('link', { name: 'Download failed rows' })
    this.table = main.getByRole('table', { name: 'Rows' })
    this.rows = this.table.locator('[data-index]')
    this.details = page.getByRole('dialog', { name: 'Row details' })
    this.heldJobs = main.getByRole('list', { name: 'Jobs on hold' }).getByRole('listitem')
    this.causes = main.getByRole('list', { name: 'Refused, by cause' }).getByRole('listitem')
    this.corrections = main.getByRole('heading', { level: 2, name: 'Fix refused rows' })
    this.problems = main.getByRole('list', { name: 'Problems' })
    this.sendCorrected = main.getByRole('button', { name: 'Send corrected rows' })
  }

  async open(id: string, name: string) {
    await this.page.goto(`/bulk-apply/${id}`)
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  /** The filter button of an outcome, with its number of rows. */
  outcome(name: string) {
    return this.page.getByRole('group', { name: 'Show rows' }).getByRole('button', { name })
  }

  /** The button that opens a cause's rows for correction. */
  fix(cause: string) {
    return this.causes.filter({ hasText: cause }).getByRole('button', { name: /^Fix and resend/ })
  }

  /** The button that opens the refused rows of all causes for correction. */
  fixAll(count: number) {
    return this.page.getByRole('button', { name: `Fix and resend all ${count} rows` })
  }

  row(text: string) {
    return this.rows.filter({ hasText: text })
  }

  /** A message about the run's state, why it is paused, or how it ended. */
  notice(text: string | RegExp) {
    return this.page.getByRole('main').getByRole('status').or(this.page.getByRole('alert')).filter({ hasText: text })
  }

  /** Answers a confirmation dialog. */
  async answer(question: string | RegExp, button: string) {
    await this.page.getByRole('dialog', { name: question }).getByRole('button', { name: button, exact: true }).click()
  }
}
