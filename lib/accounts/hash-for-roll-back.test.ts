import { verifyPassword as verifyAsRelease03 } from 'better-auth/crypto'
import { beforeAll, expect, test } from 'vitest'
import { setTestEnvironment } from '../testing/test-store'
import { hashPassword, needsRehash, verifyPassword } from './hash-password'

beforeAll(() => setTestEnvironment('/tmp/none'))

test('without PASSWORD_REHASH=true the previous release can read every hash, and none is replaced', async () => {
  const password = 'correct horse battery'
  const hash = await hashPassword(password)
  expect(await verifyAsRelease03({ hash, password })).toBe(true)
  expect(await verifyPassword({ hash, password }, null)).toBe(true)
  expect(needsRehash(hash)).toBe(false)
})
