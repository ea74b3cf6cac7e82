import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue'

function open(limits: { atOnce: number; waiting: number }) {
  const turns = new FairQueue(limits)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const take = (name: string) =>
    turns.take(name.slice(0, 1), (end) => {
      begun.push(name)
      ends.push(end)
    })
  return { take, begun, endNext: () => ends.shift()?.(), ends }
}

test('a client with many requests waits without delaying others', () => {
  const { take, begun, endNext } = open({ atOnce: 1, waiting: 10 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) expect(take(name)).toBe(true)
  expect(begun).toEqual(['a1'])
  for (let index = 0; index < 7; index += 1) endNext()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('limits concurrent requests, and counts an end reported twice once', () => {
  const { take, begun, ends } = open({ atOnce: 2, waiting: 10 })
  for (const name of ['a', 'b', 'c', 'd']) take(name)
  expect(begun).toEqual(['a', 'b'])
  ends[0]?.()
  ends[0]?.()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('rejects clients when too many are waiting', () => {
  const { take, endNext } = open({ atOnce: 1, waiting: 2 })
  expect(['a', 'b', 'c', 'd'].map(take)).toEqual([true, true, true, false])
  endNext()
  expect(take('e')).toBe(true)
})
