import { expect, test } from 'vitest'
import { failedAnswer } from '../../testing/moving-list'
import { createDeliveredRecords } from './delivered-records'
import { advance, type Isolation, offsetToRead, probeUpFrom, searchDownFrom } from './isolate-record'

type Answer = Parameters<typeof advance>[1]

const reason = failedAnswer(504)
const failed: Answer = { ok: false, failure: reason }
const found = (id: number): Answer => ({ ok: true, value: { items: [{ id }] } })
const seen = createDeliveredRecords({ id: '/id' })
const common = { reason, startOverCount: 0 }

/** The state after an answer that does not end the isolation. */
function after(isolation: Isolation, answer: Answer): Isolation {
  const next = advance(isolation, answer, seen)
  if (next.step === 'isolated') throw new Error('It has ended')
  return next
}

test('reads the first record of the list again before giving it up', () => {
  const start = searchDownFrom(0, common)
  expect(offsetToRead(start)).toBe(0)
  const again = after(start, failed)
  expect(offsetToRead(again)).toBe(0)
  expect(offsetToRead(after(again, failed))).toBe(1)
})

test('gives up after five attempts in a list that keeps moving, and reports that the missing records are not exact', () => {
  let startOverCount = 0
  for (let round = 0; round < 5; round += 1) {
    const up = after(probeUpFrom({ offset: 9, key: 'id:9' }, { reason, startOverCount }), failed)
    const down = after(up, found(20))
    expect(down.step).toBe('down')
    const over = after(down, found(21))
    expect(over).toMatchObject({ reason, startOverCount: round + 1 })
    startOverCount = over.startOverCount
  }
  const up = after(probeUpFrom({ offset: 9, key: 'id:9' }, { reason, startOverCount }), failed)
  expect(advance(up, found(20), seen)).toMatchObject({
    step: 'isolated',
    offset: 11,
    skipped: [{ offset: 10, failure: reason, isExact: false }],
  })
})
