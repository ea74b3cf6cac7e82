import { describe, expect, it } from 'vitest'
import { codeAt, stepOf, stepsOfCode, toBase32, totpAddress } from './totp'

const secret = Buffer.from('12345678901234567890')

describe('codes of an authenticator app', () => {
  // RFC 4226, appendix D.
  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, counter) => [counter, code] as const,
    ),
  )('match RFC 4226 for counter %i', (counter, code) => {
    expect(codeAt(secret, counter)).toBe(code)
  })

  // RFC 6238, appendix B, with SHA-1 and eight digits.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('match RFC 6238 at second %i', (second, code) => {
    expect(codeAt(secret, stepOf(second * 1000), 8)).toBe(code)
  })

  it('are accepted one step early or late, and no more', () => {
    const time = 1_111_111_111_000
    const step = stepOf(time)
    const accepted = [-2, -1, 0, 1, 2].filter((by) => stepsOfCode(secret, codeAt(secret, step + by), time).length > 0)
    expect(accepted).toEqual([-1, 0, 1])
  })

  it('are rejected in another length or alphabet', () => {
    for (const code of ['', '1', '0000000', '１２３４５６', ' 050471', '050471\n'])
      expect(stepsOfCode(secret, code, 1_111_111_111_000)).toEqual([])
  })
})

describe('the secret as text', () => {
  // RFC 4648, section 10.
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('is encoded in base32: %s', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded)
  })

  it('is in a URL that authenticator apps understand', () => {
    expect(totpAddress(secret, 'Partner Desk', 'ada+x@example.com')).toBe(
      'otpauth://totp/Partner%20Desk%3Aada%2Bx%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Partner%20Desk',
    )
  })
})
