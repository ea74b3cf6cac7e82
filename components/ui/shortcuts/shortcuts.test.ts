import { afterEach, expect, test, vi } from 'vitest'
import { addShortcuts, isStart, listShortcuts, runShortcut, type Shortcut } from './shortcuts'

const removals: (() => void)[] = []
const add = (...shortcuts: Shortcut[]) => {
  const remove = addShortcuts(shortcuts)
  removals.push(remove)
  return remove
}
const shortcut = (keys: string, run: Shortcut['run']): Shortcut => ({ keys, label: keys, group: 'screen', run })
// The event's contents are not read here.
const press = (keys: string) => runShortcut(keys, new Event('keydown') as KeyboardEvent)

afterEach(() => {
  for (const remove of removals.splice(0)) remove()
})

test('the most recent part of a screen takes the key, unless it has no use for it', () => {
  const list = vi.fn(() => true)
  const panel = vi.fn(() => false)
  add(shortcut('j', list))
  const close = add(shortcut('j', panel))
  expect(press('j')).toBe(true)
  expect([panel, list].map((run) => run.mock.calls.length)).toEqual([1, 1])
  close()
  press('j')
  expect(panel).toHaveBeenCalledTimes(1)
})

test('unassigned keys do nothing, and a key is listed once', () => {
  add(
    shortcut('Enter', null),
    shortcut('g a', () => true),
  )
  add(shortcut('g a', () => true))
  expect(press('Enter')).toBe(false)
  expect(press('x')).toBe(false)
  expect(listShortcuts().map(({ keys }) => keys)).toEqual(['Enter', 'g a'])
  expect([isStart('g'), isStart('a')]).toEqual([true, false])
})
