import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { the } from './screen'
import { inEveryBrowser } from './stage'

const table = the('table', 'Applicants')
const rows = the('row', undefined, { within: table })
const filter = the('searchbox', 'Filter loaded applicants')
const details = the('dialog', 'Applicant details')
const heading = (name: string) => the('heading', name)
const status = the('status')
const main = the('main')
const anna = { id: 501, name: 'Anna Zweig', email: 'anna.zweig@example.com', status: 'New' }

inEveryBrowser((stage) => {
  test('the list of applicants loads more on scrolling', async () => {
    const { screen } = stage
    await screen.open('/applicants')
    await screen.see({ ...rows, at: 10 })
    await expect
      .poll(async () => {
        await screen.scroll(the('region', 'Applicants list'), 3_000)
        return (await screen.all(status)).map(({ text }) => text).join('\n')
      })
      .toMatch(/All 300 loaded/)
    expect((await screen.all(rows)).length).toBeLessThan(80)
  })

  test('an applicant can be searched, opened and their address copied, and Back returns to the list', async () => {
    const { screen, sandbox } = stage
    await sandbox.changeApplicants({ records: [anna] })
    await screen.open('/applicants')
    await screen.fill(filter, anna.name)
    await screen.seeText(main, /1 of [\d,]+ loaded/)
    await screen.press({ ...rows, text: anna.email })
    await screen.seeText(details, anna.email)
    await screen.press(the('button', 'Copy email', { within: details }))
    await screen.seeText(details, 'Copied')
    await screen.press(the('link', 'Jobs'))
    await screen.see(heading('Jobs'))
    await screen.fill(the('searchbox', 'Filter jobs'), '')
    await screen.chord('Control', 'v')
    await screen.seeAs(the('searchbox', 'Filter jobs'), ({ value }) => value === anna.email, 'with the address')
    await screen.back()
    await screen.see(heading('Applicants'))
    await screen.seeText(details, anna.email)
    await screen.seeAs(filter, ({ value }) => value === anna.name, 'as it was')
  })

  test('a job can be found from any screen', async () => {
    const { screen } = stage
    await screen.open('/')
    await screen.repeat(() => screen.chord('Control', 'k'), the('combobox', 'Search or jump to'))
    await screen.seeAs(the('combobox', 'Search or jump to'), ({ isFocused }) => isFocused, 'with the focus')
    await screen.type('warehouse')
    await screen.see(the('option', /Warehouse associate/))
    await screen.key('Enter')
    await screen.seeText(the('dialog', 'Job details'), 'Warehouse associate')
  })

  test('single keys open a screen, move through its list, and start its actions', async () => {
    const { screen } = stage
    await screen.open('/activity')
    await screen.type('ga')
    await screen.see(heading('Applicants'))
    await screen.see({ ...rows, at: 3 })
    await screen.type('j')
    await screen.seeAs(rows, ({ isFocused }) => isFocused, 'with the focus')
    await screen.type('?')
    await screen.seeText(the('dialog', 'Keys'), 'Choose columns')
    await screen.key('Escape')
    await screen.seeGone(the('dialog', 'Keys'))
    await screen.seeAs(rows, ({ isFocused }) => isFocused, 'with the focus again')
  })

  test('the list can be exported as a file', async () => {
    const { screen } = stage
    await screen.open('/applicants')
    await screen.see({ ...rows, at: 3 })
    await screen.press(the('button', 'Export CSV'))
    await screen.seeText(main, 'All 301 applicants exported')
    const { downloads } = screen.driver
    await expect
      .poll(() => existsSync(downloads) && readdirSync(downloads))
      .toEqual([expect.stringMatching(/^applicants-.+\.csv$/)])
    const file = readFileSync(join(downloads, readdirSync(downloads)[0] ?? ''), 'utf8')
    expect(file.trimEnd().split('\r\n')).toHaveLength(302)
  })

  test('the account menu changes the theme and the language', async () => {
    const { screen } = stage
    const choose = async (menu: string, choice: string) => {
      const item = the('menuitemradio', choice)
      await screen.repeat(() => screen.press(the('button', new RegExp(`^${menu}: `))), item)
      await screen.press(item)
    }
    const dark = () => screen.driver.run<string>('return document.documentElement.dataset.theme ?? ""')
    await screen.open('/')
    await choose('Account', 'Dark')
    await expect.poll(dark).toBe('dark')
    await screen.reload()
    expect(await dark()).toBe('dark')
    await choose('Account', 'System')
    await screen.key('Escape')
    await choose('Account', 'Deutsch')
    await screen.see(heading('Übersicht'))
    await screen.open('/applicants')
    await screen.see(heading('Bewerbende'))
    await choose('Konto', 'English')
    await screen.see(heading('Applicants'))
  })
})
