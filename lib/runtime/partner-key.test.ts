import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partner } from '../connection/partner'
import { fullKey, keys } from '../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { setTestEnvironment } from '../testing/test-store'
import { reloadPartnerKey } from './partner-key'
import { scrub } from './scrub'

const replaced = keys.find(({ secret }) => secret !== fullKey.secret)?.secret ?? ''
let sandbox: RunningSandbox
let directory: string
let file: string
beforeAll(async () => {
  sandbox = await startSandbox({ hasControl: true })
  directory = mkdtempSync(join(tmpdir(), 'desk-key-'))
  file = join(directory, 'key')
  writeFileSync(file, replaced)
  setTestEnvironment(directory)
  delete process.env.PARTNER_API_KEY
  Object.assign(process.env, { PARTNER_API_URL: sandbox.url, PARTNER_API_KEY_FILE: file })
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(directory, { recursive: true, force: true })
})

const lastKey = () => sandbox.state.log.list(0).at(-1)?.keyLast4

test('uses the key from the file, keeps the old one while the new one is invalid, and logs neither', async () => {
  await partner().listJobs()
  expect(lastKey()).toBe(replaced.slice(-4))
  expect(reloadPartnerKey()).toBe('same')

  writeFileSync(file, '')
  expect(() => reloadPartnerKey()).toThrow('PARTNER_API_KEY_FILE names an empty file')
  await partner().listJobs()
  expect(lastKey()).toBe(replaced.slice(-4))

  expect(scrub(`${replaced} ${fullKey.secret}`)).toBe(`[secret] ${fullKey.secret}`)
  writeFileSync(file, `${fullKey.secret}\n`)
  expect(reloadPartnerKey()).toBe('changed')
  await partner().listJobs()
  expect(lastKey()).toBe(fullKey.secret.slice(-4))
  expect(scrub(`${replaced} ${fullKey.secret}`)).toBe('[secret] [secret]')
})
