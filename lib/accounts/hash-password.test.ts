import { hashPassword as hashOfBefore } from 'better-auth/crypto'
import { beforeAll, expect, test } from 'vitest'
import { setTestEnvironment } from '../testing/test-store'
import { hashPassword, needsRehash, verifyPassword } from './hash-password'

beforeAll(() => setTestEnvironment('/tmp/none'))

const password = 'correct horse battery'

test('a hash names its cost, has a salt of its own, and takes the password and nothing else', async () => {
  const hashes = await Promise.all([hashPassword(password), hashPassword(password)])
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}==\$[\w+/]{43}=$/)
    expect(await verifyPassword({ hash, password }, null)).toBe(true)
    expect(await verifyPassword({ hash, password: `${password} ` }, null)).toBe(false)
    expect(needsRehash(hash)).toBe(false)
  }
  expect(hashes[0]).not.toBe(hashes[1])
})

test('hashes of the release before are still taken, and are to be replaced', async () => {
  const hash = await hashOfBefore(password)
  expect(await verifyPassword({ hash, password }, null)).toBe(true)
  expect(await verifyPassword({ hash, password: 'wrong' }, null)).toBe(false)
  expect(needsRehash(hash)).toBe(true)
})

test('one and the same password in another Unicode form is right', async () => {
  const hash = await hashPassword('Köln-Straße 12')
  expect(await verifyPassword({ hash, password: 'Köln-Straße 12'.normalize('NFD') }, null)).toBe(true)
})

test('a hash of another cost is taken, and is to be replaced', async () => {
  const hash = `$scrypt$ln=4,r=8,p=1$c2FsdA==$${'AAAA'.repeat(10)}AA==`
  expect(await verifyPassword({ hash, password }, null)).toBe(false)
  expect(needsRehash(hash)).toBe(true)
})

test('nobody has the missing hash', async () => {
  expect(await verifyPassword({ hash: null, password }, null)).toBe(false)
})
