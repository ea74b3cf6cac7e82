import { expect, test, vi } from 'vitest'
import { hasSignedSession } from './has-signed-session'
import { signValue } from './signed-cookie'

const secret = vi.hoisted(() => ({ of: 'a-secret-of-this-desk-alone-0123456789' }))
vi.mock('@/lib/runtime/config', () => ({ config: () => ({ app: { isSecure: false }, auth: { secret: secret.of } }) }))

test('recognizes only session cookies that this desk has signed', () => {
  const signed = signValue('a-token')
  expect(hasSignedSession(`desk.session=${encodeURIComponent(signed)}`)).toBe(true)
  expect(hasSignedSession(`theme=dark; desk.session=${encodeURIComponent(signed)}`)).toBe(true)
  for (const cookies of [
    '',
    'desk.session=',
    'desk.session=forged.value',
    `desk.session=${encodeURIComponent(signed.replace('a-token', 'b-token'))}`,
    `other=${encodeURIComponent(signed)}`,
    'desk.session=%E0%A4%A',
  ])
    expect(hasSignedSession(cookies), cookies).toBe(false)
  secret.of = 'the-secret-of-another-desk-0123456789'
  expect(hasSignedSession(`desk.session=${encodeURIComponent(signed)}`)).toBe(false)
})
