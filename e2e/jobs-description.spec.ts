import { axe, expect, test } from './fixtures'
import { holdScripts } from './support/hold-requests'
import { uniqueTitle } from './support/unique-title'

const post = 'POST /jobs'

test('a description is formatted in the editor, previewed, and sent as plain HTML', async ({ jobs, page, sandbox }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.description.click()
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  await expect(toolbar).toBeVisible()
  await expect(jobs.description).toBeFocused()
  await page.keyboard.type('Bake ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('R&D bread')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Nights')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Weekends')
  await expect(toolbar.getByRole('button', { name: 'Bulleted list' })).toHaveAttribute('aria-pressed', 'true')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Bake R&D bread')).toBeVisible()
  await expect(preview.getByRole('listitem')).toHaveText(['Nights', 'Weekends'])
  await axe(page)
  // From within the text: Ctrl+Enter or ⌘+Enter.
  await page.keyboard.press('ControlOrMeta+Enter')
  await jobs.endUndo()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect((await sandbox.requests(post)).at(-1)?.body).toMatchObject({
    description: '<p>Bake <strong>R&amp;D bread</strong></p><ul><li>Nights</li><li>Weekends</li></ul>',
  })
})

test('text typed before the editor has loaded goes into it, and typing continues at the caret', async ({
  jobs,
  page,
  sandbox,
}) => {
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  const release = await holdScripts(page)
  await jobs.description.click()
  await page.keyboard.type('Bake bred\nNights')
  await page.keyboard.press('ControlOrMeta+Home')
  for (let step = 0; step < 'Bake bre'.length; step += 1) await page.keyboard.press('ArrowRight')
  const formatted = page.getByRole('button', { name: 'Formatted', exact: true })
  await expect(formatted).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'HTML', exact: true })).toBeVisible()
  release()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await expect(jobs.description).toBeFocused()
  await expect(formatted).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('a')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect((await sandbox.requests(post)).at(-1)?.body).toMatchObject({
    description: '<p>Bake bread</p><p>Nights</p>',
  })
})

test('a link is set and taken away, and one that could run is refused', async ({ jobs, page }) => {
  await jobs.openNew()
  await jobs.description.click()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await page.keyboard.type('Read more')
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const address = page.getByRole('textbox', { name: 'Link address' })
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(/begins with https/)
  await address.fill('example.com/jobs')
  await address.press('Enter')
  await expect(jobs.description.getByRole('link', { name: 'Read more' })).toHaveAttribute(
    'href',
    'https://example.com/jobs',
  )
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect(jobs.description.getByRole('link')).toHaveCount(0)
})

test('a link that was not set does not take over what is typed later', async ({ jobs, page }) => {
  await jobs.openNew()
  await jobs.description.click()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await page.keyboard.type('Read more')
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const address = page.getByRole('textbox', { name: 'Link address' })
  await expect(address).toBeFocused()
  await jobs.description.click()
  await page.keyboard.press('End')
  await expect(address).toBeHidden()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Bake bread')
  await expect(jobs.description).toHaveText('Bake bread')
  await expect(address).toBeHidden()
})

test('pasted HTML keeps its formatting, and no script in it runs', async ({ context, jobs, page, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.description.click()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await page.evaluate(async () => {
    const html = '<h2 align="center">Nights</h2><p>Bake<img src=x onerror="window.ran=1"> <b>bread</b></p>'
    const type = 'text/html'
    await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([html], { type }) })])
  })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(jobs.description.getByRole('heading', { name: 'Nights' })).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect((await sandbox.requests(post)).at(-1)?.body).toMatchObject({
    description: '<h2>Nights</h2><p>Bake <strong>bread</strong></p>',
  })
})

/** Fills at once, as form fillers do; Playwright's own `fill` may be so slow that the editor has loaded by then. */
function fillAtOnce(element: HTMLElement | SVGElement, text: string) {
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('The text itself is not there to be edited.')
  element.focus()
  element.setRangeText(text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

test('prefilled text stays plain text, and becomes HTML only when the user chooses so', async ({
  jobs,
  page,
  sandbox,
}) => {
  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.description.evaluate(fillAtOnce, 'Bake bread & rolls')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect((await sandbox.requests(post)).at(-1)?.body).toMatchObject({ description: 'Bake bread & rolls' })

  await jobs.openNew()
  await jobs.fill(uniqueTitle('Night baker'))
  await jobs.description.evaluate(fillAtOnce, 'Bake bread & rolls')
  await page.getByRole('button', { name: 'Formatted', exact: true }).click()
  await expect(page.getByText('It becomes HTML with your first change here.')).toBeVisible()
  await jobs.description.press('End')
  await page.keyboard.type('!')
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect((await sandbox.requests(post)).at(-1)?.body).toMatchObject({ description: '<p>Bake bread &amp; rolls!</p>' })
})

test('HTML that the editor cannot preserve is copied unchanged, with a warning before it is edited', async ({
  jobs,
  page,
  sandbox,
}) => {
  const name = uniqueTitle('Night baker')
  const description = '<table><tr><td>Bread</td></tr></table>'
  await sandbox.createJob({ name, team_id: 11, description })
  await jobs.open()
  await jobs.row(name).click()
  await jobs.action('Copy').click()
  await expect(jobs.description).toHaveValue(description)
  await page.getByRole('button', { name: 'Formatted', exact: true }).click()
  await expect(page.getByText(/can’t keep everything in this HTML \(table/)).toBeVisible()
  await jobs.title.fill(`${name} 2`)
  await jobs.send()
  await expect(jobs.outcome('Created')).toBeVisible()
  expect((await sandbox.requests(post)).at(-1)?.body).toMatchObject({ description })
})

test('a draft with formatting opens in the editor again', async ({ jobs, page }) => {
  await jobs.openNew()
  await jobs.description.click()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await page.keyboard.type('Nights')
  await expect(jobs.draftSaved).toBeVisible()
  await page.reload()
  await expect(jobs.description).toHaveText('Nights')
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
})

test('below 1280 px the preview expands under the form and updates with it', async ({ jobs, page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await jobs.openNew()
  const name = uniqueTitle('Night baker')
  await jobs.fill(name)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toBeHidden()
  await page.getByText('Preview', { exact: true }).click()
  await expect(preview).toContainText(name)
  await jobs.description.fill('<p>Bake <b>bread</b></p>')
  await expect(preview.getByText('Bake bread')).toBeVisible()
  await axe(page)
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(preview).toHaveCount(1)
  await expect(preview).toContainText('Bake bread')
})
