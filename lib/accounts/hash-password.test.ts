import { hashPassword as hashOfBefore } from 'better-auth/crypto'
import { beforeAll, expect, test } from 'vitest'
import { setTestEnvironment } from '../testing/test-store'
import { hashPassword, needsRehash, verifyPassword } from './hash-password'

beforeAll(() => {
  setTestEnvironment('/tmp/none')
  process.env.PASSWORD_REHASH = 'true'
})

const password = 'correct horse battery'

test('a hash names its cost, has its own salt, and matches only the password', async () => {
  const hashes = await Promise.all([hashPassword(password), hashPassword(password)])
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}==\$[\w+/]{43}=$/)
    expect(await verifyPassword({ hash, password }, null)).toBe(true)
    expect(await verifyPassword({ hash, password: `${password} ` }, null)).toBe(false)
    expect(needsRehash(hash)).toBe(false)
  }
  expect(hashes[0]).not.toBe(hashes[1])
})

test('hashes of the previous release still match, and need rehashing', async () => {
  const hash = await hashOfBefore(password)
  expect(await verifyPassword({ hash, password }, null)).toBe(true)
  expect(await verifyPassword({ hash, password: 'wrong' }, null)).toBe(false)
  expect(needsRehash(hash)).toBe(true)
})

test('a password matches in another Unicode form', async () => {
  const hash = await hashPassword('Köln-Straße 12')
  expect(await verifyPassword({ hash, password: 'Köln-Straße 12'.normalize('NFD') }, null)).toBe(true)
})

test('a hash with another cost matches, and needs rehashing', async () => {
  const hash = `$scrypt$ln=4,r=8,p=1$c2FsdA==$${'AAAA'.repeat(10)}AA==`
  expect(await verifyPassword({ hash, password }, null)).toBe(false)
  expect(needsRehash(hash)).toBe(true)
})

test('no password matches the placeholder hash', async () => {
  expect(await verifyPassword({ hash: null, password }, null)).toBe(false)
})
