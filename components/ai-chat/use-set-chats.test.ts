import { expect, test } from 'vitest'
import type { SetChat } from '@/lib/ai-chat/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import { storedChatSubject } from '@/lib/dispatch/subject-in-words'
import { endDispatch, makeDispatch } from '../../lib/testing/fake-dispatch'
import { latestBatchOf, progressOf, shownOn } from './use-set-chats'

const setting = (given: Partial<Dispatch> = {}) =>
  makeDispatch({
    id: 'a',
    kind: 'set-ai-chat',
    teamId: '11',
    subject: storedChatSubject('11', true),
    ...given,
  }) as Dispatch<SetChat>
const result: SetChat = { id: '11', isOn: true, setBy: 'Rosa', setAt: '2026-01-01T00:00:05.000Z' }
const ended = (state: Dispatch['state'], given: Partial<Dispatch> = {}) =>
  endDispatch(setting(given), state) as Dispatch<SetChat>
const off = { isOn: false }

test('a click shows at once, and is undone when the desk rejects it', () => {
  expect(shownOn(off, { isOn: true, problem: null }, undefined, false)).toBe(true)
  expect(shownOn(off, { isOn: true, problem: { state: 'desk-unreachable', errorId: null } }, undefined, false)).toBe(
    false,
  )
})

test('a setting in progress shows the requested value, and a rejected one the previous value', () => {
  expect(shownOn(off, undefined, setting(), false)).toBe(true)
  expect(shownOn(off, undefined, ended('refused'), true)).toBe(false)
})

test('shows the outcome at once, and never shows a lost response as off', () => {
  expect(shownOn(off, undefined, ended('succeeded', { result }), true)).toBe(true)
  expect(shownOn(off, undefined, ended('needs-decision', { mayHaveSucceeded: true }), true)).toBe(null)
  expect(shownOn({ isOn: null }, undefined, ended('succeeded', { result }), false), 'what was read counts').toBe(null)
})

test('counts several settings by state in one line', () => {
  const batchIds = ['a', 'b', 'c', 'd']
  const first = [ended('succeeded', { id: 'a', result }), ended('refused', { id: 'b' })]
  expect(progressOf(['a'], first)).toBe(null)
  expect(progressOf(batchIds, [...first, setting({ id: 'c' })])).toBe('1 of 4 set · 1 refused')
  expect(progressOf(batchIds, [...first, ended('needs-decision', { id: 'c' }), ended('cancelled', { id: 'd' })])).toBe(
    '1 of 4 set · 1 refused · 1 unconfirmed · 1 stopped',
  )
})

test('does not count earlier settings of the same teams', () => {
  const earlier = [
    ended('succeeded', { id: 'x', teamId: '11', result }),
    ended('needs-decision', { id: 'y', teamId: '12' }),
    ended('needs-decision', { id: 'z', teamId: '13' }),
  ]
  expect(progressOf(['a', 'b', 'c'], earlier)).toBe('0 of 3 set')
  expect(progressOf(['a', 'b', 'c'], [setting({ id: 'a' }), ...earlier])).toBe('0 of 3 set')
})

test('after a reload, shows the teams of the latest change together, finished ones too', () => {
  const at = (seconds: number, teamId: string) => ({
    id: `of ${teamId}`,
    teamId,
    createdAt: new Date(1_000 * seconds).toISOString(),
  })
  const settings = [
    setting(at(100.2, '13')),
    ended('succeeded', at(100.1, '12')),
    ended('refused', at(100, '11')),
    ended('refused', at(90, '16')),
  ]
  expect(latestBatchOf(settings)).toEqual(['of 13', 'of 12', 'of 11'])
  expect(latestBatchOf(settings.slice(1))).toEqual([])
})

test('does not count a setting that had finished before the next one was recorded', () => {
  const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms).toISOString()
  const earlier = { ...ended('refused', { id: 'earlier', teamId: '16', createdAt: at(0) }), endedAt: at(100) }
  const one = setting({ id: 'one', createdAt: at(600) })
  const other = setting({ id: 'other', teamId: '12', createdAt: at(603) })
  expect(latestBatchOf([earlier, one, other])).toEqual(['other', 'one'])
})
