import { expect, test } from 'vitest'
import { inHashQueue } from './hash-queue'

/** Work that runs until it is released; `order` is the order in which it was started. */
function makeWork() {
  const order: string[] = []
  const running: (() => void)[] = []
  let most = 0
  return {
    order,
    most: () => most,
    begin: (name: string, from: string | null) =>
      inHashQueue(from, async () => {
        order.push(name)
        await new Promise<void>((resolve) => {
          running.push(resolve)
          most = Math.max(most, running.length)
        })
        return name
      }),
    async finishAll() {
      while (running.length > 0) {
        running.shift()?.()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

test('runs at most two of a thousand at once, and rejects those that would wait too long', async () => {
  const work = makeWork()
  const answers = Array.from({ length: 1_000 }, (_, index) => work.begin(`${index}`, `address ${index % 50}`))
  await work.finishAll()
  const begun = (await Promise.all(answers)).filter((answer) => answer !== 'busy')
  expect(work.most()).toBeLessThanOrEqual(2)
  expect(begun.length).toBeGreaterThanOrEqual(60)
  expect(begun.length).toBeLessThan(70)
})

test('gives everyone a turn, however many requests one client has waiting', async () => {
  const work = makeWork()
  const flood = Array.from({ length: 200 }, (_, index) => work.begin(`flood ${index}`, 'attacker'))
  const person = work.begin('person', 'somebody')
  const known = work.begin('known', null)
  await work.finishAll()
  expect([await person, await known]).toEqual(['person', 'known'])
  expect(work.order.indexOf('known')).toBeLessThanOrEqual(2)
  expect(work.order.indexOf('person')).toBeLessThanOrEqual(4)
  expect((await Promise.all(flood)).filter((answer) => answer === 'busy').length).toBeGreaterThan(100)
})

test('passes on errors, and continues', async () => {
  await expect(inHashQueue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inHashQueue('a', async () => 1)).toBe(1)
})
