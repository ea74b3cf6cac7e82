import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

export class ApplicantsPage {
  readonly heading
  readonly list
  readonly table
  readonly loadMore
  readonly loadAll
  readonly stop
  readonly filter
  /** The same box when the desk has an index of all applicants, and the line that shows the result. */
  readonly search
  readonly found
  readonly details
  readonly copyEmail
  readonly status
  readonly exportCsv
  readonly exporting
  readonly cancelExport
  readonly result
  readonly columnsButton
  readonly columns
  readonly selectAll
  readonly showNewcomers
  readonly viewsButton
  readonly views
  readonly keys
  readonly selection
  readonly copyEmails
  readonly apply

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Applicants' })
    this.list = page.getByRole('region', { name: 'Applicants list' })
    this.table = page.getByRole('table', { name: 'Applicants' })
    this.loadMore = page.getByRole('button', { name: 'Load more' })
    this.loadAll = page.getByRole('button', { name: 'Load all' })
    this.stop = page.getByRole('button', { name: 'Stop', exact: true })
    this.filter = page.getByRole('searchbox', { name: 'Filter loaded applicants' })
    this.search = page.getByRole('searchbox', { name: 'Search applicants' })
    this.found = page.getByRole('status').filter({ hasText: /applicants? · as of/ })
    this.details = page.getByRole('dialog', { name: 'Applicant details' })
    this.copyEmail = this.details.getByRole('button', { name: 'Copy email' })
    this.status = page.getByRole('status')
    this.exportCsv = page.getByRole('button', { name: 'Export CSV' })
    this.exporting = page.getByText(/^[\d,]+ exported( · .+)?$/).first()
    this.result = page.getByText(/^[\d,]+ of [\d,]+ loaded|^[\d,]+ loaded, sorted/)
    this.columnsButton = page.getByRole('button', { name: 'Columns' })
    this.columns = page.getByRole('dialog', { name: 'Columns' })
    this.selectAll = page.getByRole('checkbox', { name: 'Select all loaded' })
    this.showNewcomers = page.getByRole('button', { name: 'Show', exact: true })
    this.viewsButton = page.getByRole('button', { name: 'Views' })
    this.views = page.getByRole('menuitemradio')
    this.keys = page.getByRole('dialog', { name: 'Keys' })
    this.selection = page.getByRole('group', { name: 'Selection' })
    this.copyEmails = this.selection.getByRole('button', { name: 'Copy email' })
    this.apply = page.getByRole('button', { name: 'Apply to a job' })
    this.cancelExport = page.getByRole('button', { name: 'Cancel', exact: true })
  }

  async open(query = '') {
    await this.page.goto(`/applicants${query}`)
  }

  /** Scrolls to the last loaded row. */
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

  /** The notice that says how an export ended. */
  exportNotice(title: string | RegExp) {
    return this.page.getByRole('main').locator('[role=status], [role=alert]').filter({ hasText: title })
  }

  /** The rows in the document: only those near the visible part, without the header. */
  get rows() {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('cell') })
  }

  row(text: string | RegExp) {
    return this.rows.filter({ hasText: text })
  }

  /** All cells of a row, including its row header. */
  cells(row: Locator) {
    return row.locator('[role=cell], [role=rowheader]')
  }

  /** The value under a label in the details. */
  field(label: string) {
    return this.details.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]')
  }

  /** The row with the focus. */
  get focused() {
    return this.table.locator('[role=row]:focus')
  }

  /** Expects a row to be fully visible between the header and the lower edge of the list. */
  async expectSeen(row: Locator) {
    await expect(async () => {
      const [box, head, list] = await Promise.all([
        row.boundingBox(),
        this.table.getByRole('row').first().boundingBox(),
        this.list.boundingBox(),
      ])
      if (!box || !head || !list) throw new Error('The row is not there')
      expect(box.y).toBeGreaterThanOrEqual(head.y + head.height - 1)
      expect(box.y + box.height).toBeLessThanOrEqual(list.y + list.height + 1)
    }).toPass()
  }

  /** Waits until the screen is hydrated: before that, keys and presses do nothing. */
  async untilAlive() {
    await expect(this.status.last()).toContainText(/([1-9]\d+|All [\d,]+) loaded/)
    await expect(async () => {
      await this.page.keyboard.press('?')
      // The list's keys are registered once the list is there.
      await expect(this.keys).toContainText('Choose columns', { timeout: 1_000 })
    }).toPass()
    await this.page.keyboard.press('Escape')
    await expect(this.keys).toBeHidden()
  }

  /** The checkboxes of a field by which all applicants can be filtered. */
  facet(label: string) {
    return this.page.getByRole('group', { name: label, exact: true })
  }

  /** Opens the list and loads all of it. */
  async openAll(query = '') {
    await this.page.goto(`/applicants${query}`)
    await this.loadToEnd()
  }

  /** Loads the rest of the list; it may meanwhile have loaded completely without a press. */
  async loadToEnd() {
    await expect(this.rows.first()).toBeVisible()
    await expect(async () => {
      if (await this.loadAll.isVisible()) await this.loadAll.click({ timeout: 500 })
      await expect(this.status.last()).toContainText(/All [\d,]+ loaded at/, { timeout: 3_000 })
    }).toPass()
  }

  async openColumns() {
    await this.columnsButton.click()
    await expect(this.columns).toBeVisible()
  }

  async showAllColumns() {
    await this.openColumns()
    await this.columns.getByRole('button', { name: 'Show all' }).click()
    await this.columns.getByRole('button', { name: 'Close' }).click()
    await expect(this.columns).toBeHidden()
  }

  /** The names of the shown columns in order, from the panel, which must be open. */
  async shownColumns(): Promise<string[]> {
    const labels = this.columns
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('checkbox', { checked: true }) })
    return labels.locator('label span span:first-child').allTextContents()
  }

  /** The names of the columns in the document, from left to right, without the checkbox column. */
  async heads(): Promise<string[]> {
    const heads = this.table.getByRole('columnheader').filter({ has: this.page.getByRole('button') })
    return heads.allTextContents()
  }

  /** Drags the edge of a column header by this many pixels. */
  async dragEdge(name: string, by: number) {
    const edge = this.header(name).locator('[data-width-handle]')
    // Waits until it no longer moves.
    await edge.hover()
    const box = await edge.boundingBox()
    if (!box) throw new Error(`${name} has no edge to drag`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + by / 2, y)
    await this.page.mouse.move(x + by, y)
    await this.page.mouse.up()
  }

  async widthOf(name: string): Promise<number> {
    return (await this.header(name).boundingBox())?.width ?? 0
  }

  header(name: string) {
    return this.table.getByRole('columnheader', { name, exact: true })
  }

  /**
   * Clicks a column header: ascending, descending, original order. Waits until the rows are sorted, since a click on a
   * row before that would open another one.
   */
  async sortBy(name: string) {
    await this.header(name).getByRole('button', { name, exact: true }).click()
    await expect(this.page.getByText(/^(Sorting|Filtering)…$/)).toHaveCount(0)
  }

  /** Opens a column header's menu. */
  async openMenu(name: string): Promise<Locator> {
    await this.header(name)
      .getByRole('button', { name: `${name} column menu` })
      .click()
    const menu = this.menuOf(name)
    await expect(menu).toBeVisible()
    return menu
  }

  menuOf(name: string) {
    return this.page.getByRole('dialog', { name: `${name} column`, exact: true })
  }

  /** An active filter's button, which removes it. */
  chip(text: string) {
    return this.page.getByRole('button', { name: `Remove filter: ${text}`, exact: true })
  }

  select(index: number) {
    return this.rows.nth(index).getByRole('checkbox', { name: 'Select row' })
  }

  /** A field's checkbox in the list of columns. */
  choice(label: string) {
    return this.columns.getByRole('checkbox', { name: new RegExp(`^${label} (Always|Less|\\d+%|Empty)`) })
  }

  /** The texts of a column in all loaded rows, in order, read screen by screen. */
  async texts(column: string): Promise<string[]> {
    let texts: [index: number, text: string][] = []
    await expect(async () => {
      texts = await this.#textsByIndex(column)
      expect(texts.map(([index]) => index)).toEqual(texts.map((_, columnIndex) => columnIndex))
    }).toPass()
    return texts.map(([, text]) => text)
  }

  /** A row that is not rendered by the second frame is missing. */
  async #textsByIndex(column: string): Promise<[index: number, text: string][]> {
    const columnIndex = await this.header(column).getAttribute('aria-colindex')
    return this.list.evaluate(async (list, columnIndex) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const texts = new Map<number, string>()
      for (let top = 0; ; top += list.clientHeight / 2) {
        list.scrollTop = top
        await frame()
        for (const cell of list.querySelectorAll(`[data-index] [aria-colindex="${columnIndex}"]`)) {
          const index = Number(cell.closest('[data-index]')?.getAttribute('data-index'))
          texts.set(index, cell.textContent ?? '')
        }
        if (list.scrollTop + list.clientHeight >= list.scrollHeight - 1) break
      }
      return [...texts].sort(([one], [other]) => one - other)
    }, columnIndex)
  }

  tab(name: 'Fields' | 'JSON') {
    return this.details.getByRole('tab', { name })
  }
}
