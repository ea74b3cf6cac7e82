import { percentile } from './load-report.mjs'
import { openPage } from './open-page.mjs'
import { signIn } from './sign-in.mjs'
import { isWithinAim, timesTable } from './table.mjs'
import { withBrowser } from './with-browser.mjs'
import { withDesk } from './with-desk.mjs'

const stores = ['embedded', 'postgresql']
const warmUps = 5
const job = 'Warehouse associate'

/**
 * How long a person waits for an application: from the press on "Submit application" to its POST at the partner, and
 * from there until "Submitted" is on screen. The partner answers at once, and the browser is not slowed down.
 */
export const submit = {
  name: 'submit',
  needsBuild: true,
  needsBrowser: true,
  options: { count: '40', store: stores.join(',') },
  async run({ count, store }, signal) {
    let isWithin = true
    for (const kind of store.split(',')) {
      const lines = await measure(kind, Number(count), signal)
      isWithin &&= lines.every(isWithinAim)
      console.log(`\n${kind} store\n\n${timesTable(lines)}`)
    }
    return isWithin
  },
}

async function measure(store, count, signal) {
  const partner = { SANDBOX_LATENCY_MS: '0', SANDBOX_CONTROL: '1' }
  return withDesk({ store, partner }, signal, ({ sandbox, url }) =>
    withBrowser(signal, async (browser) => {
      const target = { url: `${url}/easy-apply`, storageState: await signIn(browser, url) }
      const pressed = await openPage(browser, target, { scripts: [[submitProbe]], slowdown: 1 }, ({ page }) =>
        submitAll(page, count + warmUps),
      )
      const arrived = await arrivals(new URL(sandbox.answersAt).origin)
      const runs = pressed.slice(warmUps).map(({ email, pressedAt, shownAt }) => {
        const at = arrived.get(email)
        return { toPost: at - pressedAt, toShown: shownAt - at }
      })
      const toPost = runs.map((run) => run.toPost)
      const toShown = runs.map((run) => run.toShown)
      return [
        { name: 'Press to POST, p50', value: percentile(toPost, 0.5), most: 15 },
        { name: 'Press to POST, p95', value: percentile(toPost, 0.95), most: 40 },
        { name: 'POST to "Submitted", p50', value: percentile(toShown, 0.5), most: 100 },
        { name: 'POST to "Submitted", p95', value: percentile(toShown, 0.95), most: 100 },
      ]
    }),
  )
}

/** Submits one application after the other; times are of the machine's clock, which the sandbox's log has too. */
async function submitAll(page, count) {
  const runs = []
  const jobField = page.getByRole('combobox', { name: 'Job' })
  await jobField.fill(job)
  await page.getByRole('option', { name: job }).first().click()
  for (let made = 0; made < count; made += 1) {
    const email = `grace.${made}@example.com`
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await page.getByLabel('Full name', { exact: true }).fill('Grace Hopper')
    await page.getByRole('checkbox', { name: 'Queue the application' }).setChecked(false)
    await page.evaluate(() => window.benchSubmit.start())
    await page.getByRole('button', { name: 'Submit application' }).click()
    runs.push({ email, ...(await page.evaluate(() => window.benchSubmit.ended)) })
    await page.getByRole('button', { name: 'Next application' }).click()
  }
  return runs
}

/** Runs in the page before its scripts: after `start`, `ended` resolves with the times of the press and the outcome. */
function submitProbe() {
  if (window.top !== window) return
  const onClock = (ms) => performance.timeOrigin + ms
  const isShown = () =>
    [...document.querySelectorAll('main [role=status], main [role=alert]')].some((notice) =>
      notice.textContent.startsWith('Submitted'),
    )
  function start() {
    window.benchSubmit.ended = new Promise((resolve, reject) => {
      let pressedAt
      const giveUp = setTimeout(() => reject(new Error('"Submitted" did not come.')), 30_000)
      const onClick = ({ timeStamp }) => {
        pressedAt = onClock(timeStamp)
      }
      window.addEventListener('click', onClick, { capture: true, once: true })
      requestAnimationFrame(function look() {
        if (pressedAt === undefined || !isShown()) return requestAnimationFrame(look)
        // The first task after the frame is the first to run once it is painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          clearTimeout(giveUp)
          resolve({ pressedAt, shownAt: onClock(performance.now()) })
        }
        port2.postMessage(null)
      })
    })
  }
  window.benchSubmit = { start, ended: null }
}

/** When each application arrived at the sandbox, by its e-mail address. */
async function arrivals(sandbox) {
  const { requests } = await (await fetch(`${sandbox}/__sandbox/log`)).json()
  const posts = requests.filter(({ method, path }) => method === 'POST' && path === '/easy-apply')
  return new Map(posts.map(({ body, time }) => [body.applicant.email, Date.parse(time)]))
}
