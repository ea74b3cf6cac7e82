import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { config } from '../../runtime/config'
import { closeStore, openStore } from '../../store/connection'
import { addTestPerson } from '../../testing/add-test-person'
import { runTestProcess } from '../../testing/child-process'
import { openTestStore } from '../../testing/test-store'

const child = fileURLToPath(new URL('../../testing/check-child.ts', import.meta.url))
const easy = { ADMIN_PASSWORD: 'password123', PARTNER_API_URL: 'http://127.0.0.1:1' }
const isPublic = { APP_URL: 'https://desk.acme.com' }

beforeAll(() => openTestStore())

async function check(change: Record<string, string>) {
  const run = runTestProcess(child, ['--check'], { ...easy, ...change })
  return { code: await run.ended, text: run.lines.join('\n') }
}

test('refuses an easy ADMIN_PASSWORD before the first start, as it would', async () => {
  const change = { ...isPublic, DATA_DIR: `${config().store.directory}-not-there` }
  expect(await check(change)).toEqual({ code: 1, text: expect.stringContaining('- ADMIN_PASSWORD is easy to guess.') })
})

test('refuses it in a store without accounts, warns on a trial desk, and ignores it once there is an account', async () => {
  await closeStore()
  expect(await check(isPublic)).toMatchObject({ code: 1 })
  expect(await check({})).toEqual({ code: 4, text: expect.stringContaining('- ADMIN_PASSWORD is easy to guess.') })
  await openStore()
  await addTestPerson({ name: 'Ada', email: 'ada@example.com', password: 'correct horse battery', role: 'admin' })
  await closeStore()
  expect(await check(isPublic)).toEqual({ code: 4, text: expect.not.stringContaining('ADMIN_PASSWORD') })
})
