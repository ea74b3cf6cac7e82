import { expect, test } from 'vitest'
import type { ReadPage } from '../partner/paging/page'
import { createMovingList, failedAnswer } from '../testing/moving-list'
import { estimateTotal } from './expected-total'

function counted(readPage: ReadPage) {
  const asked: number[] = []
  const reading: ReadPage = (page, options) => {
    asked.push(page.offset)
    return readPage(page, options)
  }
  return { asked, reading }
}

/** Answers like a list of `total` records. */
const listOf =
  (total: number): ReadPage =>
  async ({ offset, limit }) => ({
    ok: true,
    value: { items: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, id) => ({ id })) },
  })
const signal = new AbortController().signal

test.each([0, 1, 700, 1_024, 1_025, 20_000, 1_000_000])(
  'estimates the length of a list of %i to within two percent',
  async (total) => {
    const { asked, reading } = counted(listOf(total))
    const found = await estimateTotal(reading, signal)
    expect(Math.abs((found ?? -1) - total)).toBeLessThanOrEqual(Math.max(1, total * 0.02))
    expect(asked.length).toBeLessThanOrEqual(20)
  },
)

test('does not estimate when the partner fails', async () => {
  const list = createMovingList(3_000, ({ offset }) => (offset > 2_000 ? failedAnswer(503) : undefined))
  expect(await estimateTotal(list.readPage, signal)).toBeNull()
})
