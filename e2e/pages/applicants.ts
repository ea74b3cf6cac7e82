import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

export class ApplicantsPage {
  readonly heading
  readonly list
  readonly table
  readonly loadMore
  readonly loadAll
  readonly stop
  readonly filter
  readonly details
  readonly copyEmail
  readonly status
  readonly exportCsv
  readonly exporting
  readonly cancelExport

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Applicants' })
    this.list = page.getByRole('region', { name: 'Applicants list' })
    this.table = page.getByRole('table', { name: 'Applicants' })
    this.loadMore = page.getByRole('button', { name: 'Load more' })
    this.loadAll = page.getByRole('button', { name: 'Load all' })
    this.stop = page.getByRole('button', { name: 'Stop', exact: true })
    this.filter = page.getByRole('searchbox', { name: 'Filter loaded applicants' })
    this.details = page.getByRole('dialog', { name: 'Applicant details' })
    this.copyEmail = this.details.getByRole('button', { name: 'Copy email' })
    this.status = page.getByRole('status')
    this.exportCsv = page.getByRole('button', { name: 'Export CSV' })
    this.exporting = page.getByText(/^[\d,]+ exported( · .+)?$/).first()
    this.cancelExport = page.getByRole('button', { name: 'Cancel', exact: true })
  }

  async open() {
    await this.page.goto('/applicants')
  }

  /** Scrolls to the last row that is loaded. */
  async goToEnd() {
    await expect(this.rows.first()).toBeVisible()
    await this.list.focus()
    await expect(async () => {
      await this.page.keyboard.press('End')
      const isAtEnd = await this.list.evaluate((list) => list.scrollTop + list.clientHeight >= list.scrollHeight - 2)
      expect(isAtEnd).toBe(true)
    }).toPass()
  }

  /** Presses "Export CSV" and waits for the file. */
  async export(): Promise<{ name: string; text: string }> {
    const coming = this.page.waitForEvent('download')
    await this.exportCsv.click()
    const download = await coming
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }

  /** How an export ended. */
  exportNotice(title: string | RegExp) {
    return this.page.getByRole('main').locator('[role=status], [role=alert]').filter({ hasText: title })
  }

  /** The rows that are in the document: only those near the view, the head left out. */
  get rows() {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('cell') })
  }

  row(text: string | RegExp) {
    return this.rows.filter({ hasText: text })
  }

  /** What stands under a label in the details. */
  field(label: string) {
    return this.details.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]')
  }

  tab(name: 'Fields' | 'JSON') {
    return this.details.getByRole('tab', { name })
  }
}
