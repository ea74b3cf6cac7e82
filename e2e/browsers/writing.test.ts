import { expect, test } from 'vitest'
import { people, table } from '../support/spreadsheets'
import { type Screen, the } from './screen'
import { inEveryBrowser, signIn } from './stage'

const easyApply = 'POST /easy-apply'
const job = the('combobox', 'Job')
const fullName = the('field', 'Full name')
const submit = the('button', 'Submit application')
const main = the('main')
const title = the('field', 'Title')
const nobodyElse = () => `ada.${crypto.randomUUID()}@example.com`

async function chooseJob(screen: Screen, name = 'Warehouse associate') {
  await screen.press(job)
  await screen.type(name)
  await screen.press(the('option', new RegExp(`^${name}`)))
}

/** Fills in a complete application that is not queued, so that the partner's answer is the outcome. */
async function fillInApplication(screen: Screen) {
  const email = nobodyElse()
  await screen.open('/easy-apply')
  await chooseJob(screen)
  await screen.fill(the('field', 'Email'), email)
  await screen.fill(fullName, 'Ada Lovelace')
  const queue = the('checkbox', /^Queue the application/)
  if ((await screen.see(queue)).isOn) await screen.press(queue)
  await screen.seeAs(queue, ({ isOn }) => !isOn, 'off')
  return email
}

inEveryBrowser((stage) => {
  test('an application is submitted and appears in the activity', async () => {
    const { screen } = stage
    const email = await fillInApplication(screen)
    await screen.press(submit)
    await screen.seeText(main, 'Submitted')
    await screen.press(the('link', 'Activity'))
    await screen.see(the('heading', 'Activity'))
    const row = the('row', undefined, { text: email })
    await screen.seeText(row, 'Submitted')
    await screen.press(the('button', undefined, { within: row }))
    await screen.seeText(the('dialog', 'Activity details'), email)
  })

  test('a validation error from the partner appears at the field it names', async () => {
    const { screen, sandbox } = stage
    const body = { developer_message: 'invalid', errors: { email: ['is blocked in this team'] } }
    await sandbox.fail({ endpoint: easyApply, status: 400, body })
    const email = await fillInApplication(screen)
    await screen.press(submit)
    const field = the('field', 'Email')
    await screen.seeAs(field, ({ description }) => description.includes('is blocked'), 'with what is wrong')
    expect((await screen.see(field)).value).toBe(email)
  })

  test('reloading the page during a submission shows its outcome', async () => {
    const { screen, sandbox } = stage
    await sandbox.hold({ endpoint: easyApply })
    await fillInApplication(screen)
    const before = await sandbox.works(easyApply)
    await screen.press(submit)
    // From then on the desk has recorded it, and the URL contains its id.
    await expect.poll(() => screen.address()).toContain('?dispatch=')
    await screen.reload()
    await sandbox.clearFaults()
    await screen.seeText(main, 'Submitted')
    expect(await sandbox.works(easyApply)).toBe(before + 1)
  })

  test('signing in again after the session ended keeps what was typed in the form', async () => {
    const { screen } = stage
    const email = await fillInApplication(screen)
    await screen.driver.forgetCookies()
    await screen.press(submit)
    const dialog = the('dialog', 'Sign in again')
    await screen.see(dialog)
    await signIn(screen, dialog)
    await screen.seeGone(dialog)
    expect((await screen.see(the('field', 'Email'))).value).toBe(email)
    await screen.press(submit)
    await screen.seeText(main, 'Submitted')
    const errors = await screen.driver.takeErrors()
    expect(errors.filter((error) => !error.includes('401'))).toEqual([])
  })

  test('a file of applications is checked, sent and followed to the end', async () => {
    const { screen } = stage
    await screen.open('/bulk-apply')
    await screen.see(the('button', 'Download a template'))
    await screen.chooseFile('autumn-fair.csv', table(people(12)))
    await screen.see(the('heading', 'Match columns'))
    await screen.press(the('button', 'Check the rows'))
    await screen.seeText(main, '12 ready')
    await screen.press(the('button', /^Continue with/))
    await screen.press(the('button', /^Send 12 applications$/))
    await screen.seeText(main, /All 12 are done/)
    await screen.seeAs(the('progressbar', 'Sent'), () => true, 'there')
  })

  test('a job is created with a formatted description', async () => {
    const { screen, sandbox } = stage
    const name = `Night baker ${crypto.randomUUID().slice(0, 8)}`
    await screen.open('/jobs/new')
    await screen.fill(title, name)
    await screen.fill(the('field', 'Team ID'), '11')
    // Closes the list of teams.
    await screen.key('Tab')
    // By its button: a headless Firefox has no focus, so the field gets no focus event.
    await screen.press(the('button', 'Formatted'))
    await screen.see(the('toolbar', 'Formatting'))
    await screen.press(the('field', 'Description'))
    await screen.type('Bake ')
    await screen.chord('Control', 'b')
    await screen.type('bread')
    await screen.chord('Control', 'b')
    await screen.key('Enter')
    await screen.press(the('button', 'Bulleted list'))
    await screen.type('Nights')
    await screen.key('Enter')
    await screen.type('Weekends')
    await screen.seeText(the('region', 'Preview'), 'Weekends')
    await screen.press(the('button', 'Create job'))
    await screen.press(the('button', 'Send now'))
    await screen.seeText(main, 'Created')
    expect((await sandbox.requests('POST /jobs')).at(-1)?.body).toMatchObject({
      description: '<p>Bake <strong>bread</strong></p><ul><li>Nights</li><li>Weekends</li></ul>',
    })
  })

  test('AI chat is switched on and off for a team', async () => {
    const { screen } = stage
    await screen.open('/ai-chat')
    const group = the('group', 'AI chat for team 13')
    const on = the('button', 'On', { within: group })
    await screen.press(on)
    await screen.seeAs(on, ({ isOn }) => isOn, 'pressed')
    await screen.seeText(the('listitem', undefined, { text: 'set by Admin' }), 'On · set by Admin')
  })
})
