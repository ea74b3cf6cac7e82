import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isValueIn, repeatsValue } from './repeats-value'

const body = { applicant: { fullName: 'Ann Smith', email: 'ann@example.com' }, job: { jobId: 4711 }, title: 'Branch' }

describe('a message about a field', () => {
  test.each([
    ['branch_id is required', false],
    ['must be an integer, received string', false],
    ['must be one of: north, south', false],
    ['Ann is not allowed to apply', true],
    ['no branch for ann@example.com', true],
    ['job 4711 needs a branch_id', true],
  ])('“%s” repeats an entered value: %s', (message, repeats) => {
    expect(repeatsValue(message, 'branch_id', body)).toBe(repeats)
  })

  test('is not stored if it has a value of the body, wherever that occurs', () => {
    const value = fc.stringMatching(/^[a-z]{5,12}q$/)
    fc.assert(
      fc.property(value, fc.array(value), (secret, others) => {
        expect(
          repeatsValue(`is wrong: ${secret.toUpperCase()}!`, 'branch_id', { list: [...others, { at: secret }] }),
        ).toBe(true)
      }),
    )
  })

  test('is stored when the body has an attached file', () => {
    expect(repeatsValue('branch_id is required', 'branch_id', { file: 'QUJD'.repeat(90_000), name: 'Ann Smith' })).toBe(
      false,
    )
  })
})

test('a name that is a value of the body is not a field name', () => {
  expect(isValueIn('ann.smith', body)).toBe(true)
  expect(isValueIn('branch_id', body)).toBe(false)
})
