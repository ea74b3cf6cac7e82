import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { sandboxAdmin } from '../../lib/commands/desk-environment.mjs'
import { placeNewDatabase } from '../../lib/commands/test-database.mjs'
import { startSandboxProcess } from '../../lib/testing/desk-process'
import { type BuiltDesk, startBuiltDesk } from '../operate/built-desk'
import { Sandbox } from '../support/sandbox'
import type { Driver } from './driver'
import { openFirefox } from './firefox'
import { Screen, the } from './screen'
import { openWebKit, type WebKitPrograms } from './webkit'

export type InstalledBrowsers = { firefox: string | null; webkit: WebKitPrograms | null }
export type Stage = { screen: Screen; sandbox: Sandbox; desk: BuiltDesk }

/** Makes requests that a journey holds at the sandbox wait as long as necessary. */
const waits = { NODE_OPTIONS: `--import=${new URL('../wait-for-held-requests.mjs', import.meta.url).href}` }

/** Runs the journeys in every installed browser, each on its own desk; none may leave an error in the console. */
export function inEveryBrowser(journeys: (stage: Stage) => void) {
  const { firefox, webkit }: InstalledBrowsers = JSON.parse(process.env.OTHER_BROWSERS ?? '{}')
  if (firefox) describe('Firefox', () => journeys(prepare(() => openFirefox(firefox))))
  if (webkit) describe('WebKit', () => journeys(prepare(() => openWebKit(webkit))))
}

function prepare(openBrowser: () => Promise<Driver>): Stage {
  const stage = {} as Stage
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    const sandbox = await startSandboxProcess({ SANDBOX_APPLICANTS: '300' })
    ends.push(sandbox.stop)
    const data = mkdtempSync(join(tmpdir(), 'partner-desk-browsers-'))
    ends.push(async () => rmSync(data, { recursive: true, force: true }))
    await placeNewDatabase(data)
    const desk = await startBuiltDesk(sandbox.url, { ...waits, DATA_DIR: data, REAUTHENTICATE_MINUTES: '600' })
    ends.push(desk.stop)
    const driver = await openBrowser()
    ends.push(driver.close)
    await driver.resize(1440, 900)
    Object.assign(stage, {
      sandbox: new Sandbox(sandbox.url),
      desk,
      screen: new Screen(driver, `http://localhost:${desk.port}`),
    })
    await stage.screen.open('/')
    await signIn(stage.screen)
    await stage.screen.see(the('heading', 'Overview'))
  })
  afterEach(async () => {
    expect(await stage.screen.driver.takeErrors(), 'errors in the console').toEqual([])
  })
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })
  return stage
}

export async function signIn(screen: Screen, within?: ReturnType<typeof the>) {
  const inside = within ? { within } : {}
  await screen.fill(the('field', 'Email', inside), sandboxAdmin.email)
  await screen.fill(the('field', 'Password', inside), sandboxAdmin.password)
  await screen.press(the('button', 'Sign in', inside))
}
