import { expect, test } from 'vitest'
import { createInTurn } from './in-turn'

function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { ended, end: () => end() }
}

test('work asked for meanwhile waits its turn, and nothing is dropped', async () => {
  const pending: (string | null)[] = []
  const turns = createInTurn((name) => pending.push(name))
  const done: string[] = []
  const check = held()
  const first = turns.run('check', async () => {
    await check.ended
    done.push('checked')
  })
  const second = turns.run('send', async () => void done.push('sent'))
  check.end()
  await Promise.all([first, second])
  expect(done).toEqual(['checked', 'sent'])
  expect(pending).toEqual(['check', 'send', null])
})

test('a second press of the same button is not a second piece of work', async () => {
  const turns = createInTurn(() => {})
  let count = 0
  const press = () => turns.run('send', async () => ++count)
  expect(await Promise.all([press(), press()])).toEqual([1, 1])
  expect(await press()).toBe(2)
})

test('work that fails does not stop the next', async () => {
  const turns = createInTurn(() => {})
  const failed = turns.run('check', async () => {
    throw new Error('offline')
  })
  const next = turns.run('send', async () => 'sent')
  await expect(failed).rejects.toThrow('offline')
  expect(await next).toBe('sent')
})
