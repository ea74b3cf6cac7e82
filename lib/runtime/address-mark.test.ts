import { expect, test, vi } from 'vitest'
import { addressMark } from './address-mark'
import { runInRequest } from './request-context'

const settings = vi.hoisted(() => ({
  loggedAddresses: 'hashed',
  auth: { secret: 'a-secret-of-this-test-alone-000000' },
}))
vi.mock('./config', () => ({ config: () => settings }))

const markOf = (address: string, loggedAddresses: string) => {
  settings.loggedAddresses = loggedAddresses
  return runInRequest({ requestId: 'r', address }, addressMark)
}

test('writes an IP address as the operator has configured', () => {
  expect(markOf('192.0.2.1', 'plain')).toBe('192.0.2.1')
  expect(markOf('192.0.2.1', 'off')).toBeNull()
  expect(markOf('192.0.2.1', 'hashed')).toMatch(/^#[\w-]{12}$/)
})

test('hashes an IP address to a stable value that differs from others and depends on the secret', () => {
  const mark = markOf('2001:db8::1', 'hashed')
  expect(markOf('2001:db8::2', 'hashed')).toBe(mark)
  expect(markOf('2001:db8:0:1::1', 'hashed')).not.toBe(mark)
  settings.auth = { secret: 'another-secret-of-this-test-000000' }
  expect(markOf('2001:db8::1', 'hashed')).not.toBe(mark)
})
