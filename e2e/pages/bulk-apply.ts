import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** A file to choose; text is written as UTF-8. */
export type Upload = { name?: string; content: string | Buffer }

/** The steps of a bulk apply before a run exists. */
export class BulkApplyPage {
  readonly heading
  readonly steps
  readonly file
  readonly pasted
  readonly usePasted
  readonly template
  readonly refusal
  readonly job
  readonly enqueue
  readonly preview
  readonly checkRows
  readonly summary
  readonly problems
  readonly grid
  readonly nextProblem
  readonly undo
  readonly goOn
  readonly startOver
  /** Shown when the whole upload is stored on the desk. */
  readonly saved
  readonly unfinished
  readonly runName
  readonly send
  readonly confirmation
  readonly leftOut

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Bulk apply' })
    this.steps = page.getByRole('navigation', { name: 'Steps' })
    this.file = page.getByLabel('File with applications')
    this.pasted = page.getByRole('textbox', { name: 'Or paste rows' })
    this.usePasted = page.getByRole('button', { name: 'Use these rows' })
    this.template = page.getByRole('button', { name: 'Download a template' })
    this.refusal = page.getByRole('alert').filter({ hasText: 'This is not a table of applications' })
    this.job = page.getByRole('combobox', { name: 'Job', exact: true })
    this.enqueue = page.getByRole('checkbox', { name: 'Queue the application' })
    this.preview = page.getByRole('region', { name: 'Preview' })
    this.checkRows = page.getByRole('button', { name: 'Check the rows' })
    this.summary = page.getByRole('status').filter({ hasText: /^[\d,]+ ready/ })
    this.problems = page.getByRole('list', { name: 'Problems' })
    this.grid = page.getByRole('grid', { name: 'Rows' })
    this.nextProblem = page.getByRole('button', { name: 'Next problem' })
    this.undo = page.getByRole('main').getByRole('button', { name: 'Undo' }).last()
    this.goOn = page.getByRole('button', { name: /^Continue with/ })
    this.startOver = page.getByRole('button', { name: 'Start over' })
    this.saved = page.getByText('Draft saved', { exact: true })
    this.unfinished = page.getByRole('list', { name: 'Unfinished uploads' }).getByRole('listitem')
    this.runName = page.getByRole('textbox', { name: 'Name of the run' })
    this.send = page.getByRole('button', { name: /^Send [\d,]+ applications?$/ })
    this.confirmation = page.getByRole('textbox', { name: /^Type .+ to confirm$/ })
    this.leftOut = page.getByRole('button', { name: 'Download rows that aren’t sent' })
  }

  async open() {
    await this.page.goto('/bulk-apply')
    await expect(this.heading).toBeVisible()
  }

  async upload({ name = 'applications.csv', content }: Upload) {
    const buffer = typeof content === 'string' ? Buffer.from(content) : content
    await this.file.setInputFiles({ name, mimeType: 'text/csv', buffer })
    await expect(this.step('Match columns').or(this.refusal)).toBeVisible()
  }

  async paste(text: string) {
    await this.pasted.fill(text)
    await this.usePasted.click()
    await expect(this.step('Match columns').or(this.refusal)).toBeVisible()
  }

  /** Discards the upload, and confirms that. */
  async discard() {
    await this.startOver.click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click()
    await expect(this.step('Upload')).toBeVisible()
  }

  /** Continues the only unfinished upload. */
  async continueUnfinished() {
    await this.unfinished.getByRole('button', { name: 'Continue' }).click()
    await expect(this.unfinished).toBeHidden()
  }

  /** Types into a cell of the grid. */
  async correct(number: number, title: string, text: string) {
    await (await this.cell(number, title)).dblclick()
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Enter')
    await expect(await this.cell(number, title)).toHaveText(text)
  }

  /** The current step's heading. */
  step(title: 'Upload' | 'Match columns' | 'Check' | 'Send') {
    return this.page.getByRole('heading', { level: 2, name: title, exact: true })
  }

  /** The current step in the list of steps. */
  get current() {
    return this.steps.locator('[aria-current="step"]')
  }

  async backTo(title: 'Upload' | 'Match columns' | 'Check') {
    await this.steps.getByRole('button', { name: title }).click()
    await expect(this.step(title)).toBeVisible()
  }

  /** The box that sets what a column of the upload maps to. */
  column(heading: string) {
    return this.page.getByRole('combobox', { name: `“${heading}” maps to`, exact: true })
  }

  async chooseJob(title: string) {
    await this.job.fill(title)
    await this.page.getByRole('option', { name: title }).first().click()
  }

  async check() {
    await this.checkRows.click()
    await expect(this.step('Check')).toBeVisible()
    await expect(this.summary).toBeVisible()
  }

  problem(text: string | RegExp) {
    return this.problems.getByRole('listitem').filter({ hasText: text })
  }

  filter(word: 'All' | 'Ready' | 'To fix' | 'To review' | 'Sending anyway' | 'Left out') {
    return this.page.getByRole('group', { name: 'Show rows' }).getByRole('button', { name: new RegExp(`^${word} `) })
  }

  /** A row of the grid by its number in the upload. */
  row(number: number) {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: new RegExp(`^${number}\\b`) }) })
  }

  /** A cell by its row number and column title. */
  async cell(number: number, title: string) {
    const columnIndex = await this.grid
      .getByRole('columnheader', { name: title, exact: true })
      .getAttribute('aria-colindex')
    return this.row(number).locator(`[aria-colindex="${columnIndex}"]`)
  }

  /** The numbers of the rendered rows. */
  async rowNumbers(): Promise<number[]> {
    return (await this.grid.getByRole('rowheader').allTextContents()).map((text) => Number.parseInt(text, 10))
  }

  get focused() {
    return this.grid.locator(':focus')
  }

  async save(button: 'template' | 'leftOut'): Promise<{ name: string; text: string }> {
    const coming = this.page.waitForEvent('download')
    await this[button].click()
    const download = await coming
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
}
