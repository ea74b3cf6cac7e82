import { changeProbe, changesAfter } from './change-probe.mjs'
import { interactionProbe } from './interaction-probe.mjs'
import { listProbe } from './list-probe.mjs'
import { cpuSlowdown, openPage } from './open-page.mjs'

const rowCount = 10_000
// Each of its letters changes the results.
const word = 'anna'
const msBetweenKeys = 150
const details = 'Applicant details'
const palette = 'Command palette'

const within = (name, of) => ({
  name: `${name}: to the next paint`,
  unit: 'ms',
  of: (run) => of(run).paintMs,
  most: 100,
})
const answer = (name, of) => ({ name: `${name}: to the answer`, unit: 'ms', of: (run) => of(run).answerMs })
const nothing = { paintMs: null, answerMs: null }

/** How fast a screen with many rows reacts to the user. */
export const interaction = {
  name: 'interaction',
  title: `/applicants, ${rowCount.toLocaleString('en')} rows loaded, interactions`,
  conditions: `${cpuSlowdown}x CPU slowdown once loaded; "${word}" typed with ${msBetweenKeys} ms from key to key`,
  targetsOf: ({ deskList, peer }) => ({
    desk: { ...deskList, hasPalette: true },
    peer: { url: peer.answersAt },
  }),
  lines: [
    ...both('Typing in the filter', (run) => run.filter),
    ...both('Sorting', (run) => run.sort),
    ...both('Sorting the other way', (run) => run.sortAgain),
    ...both('Opening details for the first time', (run) => run.details),
    ...both('Opening details again', (run) => run.detailsAgain),
    ...both('Ctrl+K for the first time', (run) => run.palette),
    ...both('Ctrl+K again', (run) => run.paletteAgain),
  ],
  notes: `To the next paint: the longest of its presses and keys by the browser's own account, as INP counts (in steps of 8 ms; 16 is the
least). To the answer: from the last of them to the end of the frame that shows the last change.`,
  measure: (browser, target) => {
    const scripts = [[listProbe], [changeProbe], [interactionProbe]]
    return openPage(browser, target, { scripts, slowdown: 1 }, async ({ page, devtools }) => {
      page.setDefaultTimeout(180_000)
      await page.evaluate(async (count) => {
        await window.benchList.scrollToRow(count)
        await window.benchList.quiet(1_000)
        window.benchList.region().scrollTop = 0
      }, rowCount)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
      return interact(page, target.hasPalette)
    })
  },
}

function both(name, of) {
  return [within(name, of), answer(name, of)]
}

async function interact(page, hasPalette) {
  const field = page.getByRole('searchbox', { name: 'Filter loaded applicants' })
  await field.click()
  const filter = await change(page, 'keydown', () => field.pressSequentially(word, { delay: msBetweenKeys }))
  await changesAfter(page, 'keydown', () => field.press('ControlOrMeta+a').then(() => field.press('Delete')))
  const header = page.getByRole('columnheader').getByRole('button').first()
  const sort = await change(page, 'click', () => header.click())
  const sortAgain = await change(page, 'click', () => header.click())
  const openDetails = () => dialogAfter(page, details, 'click', () => pressOnRow(page))
  const openPalette = () => dialogAfter(page, palette, 'keydown', () => page.keyboard.press('Control+k'))
  return {
    filter,
    sort,
    sortAgain,
    details: await openDetails(),
    detailsAgain: await openDetails(),
    palette: hasPalette ? await openPalette() : nothing,
    paletteAgain: hasPalette ? await openPalette() : nothing,
  }
}

/** Does `work`, timed to the next paint and to the last change of the rows. */
async function change(page, type, work) {
  await page.evaluate(() => window.benchInteraction.start())
  const { answerMs } = await changesAfter(page, type, work)
  return { answerMs, paintMs: await page.evaluate(() => window.benchInteraction.worst()) }
}

/** The same until a dialog is on screen, which is then closed again. */
async function dialogAfter(page, name, type, work) {
  await page.evaluate(
    ([name, type]) => {
      window.benchInteraction.start()
      window.benchAnswer = window.benchList.answerTo(type, () => window.benchList.dialog(name))
    },
    [name, type],
  )
  await work()
  const answerMs = await page.evaluate(() => window.benchAnswer)
  const paintMs = await page.evaluate(async () => {
    await window.benchList.quiet(500)
    return window.benchInteraction.worst()
  })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name }).waitFor({ state: 'detached' })
  return { answerMs, paintMs }
}

async function pressOnRow(page) {
  const region = await page.getByRole('region', { name: 'Applicants list' }).boundingBox()
  await page.mouse.click(region.x + region.width / 3, region.y + region.height / 2)
}
