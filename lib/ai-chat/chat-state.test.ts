import { expect, test } from 'vitest'
import { type Agreed, chatStateOf, type OpenSetting } from './chat-state'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds))
const workMs = 60_000

const agreed = (isOn: boolean, seconds: number): Agreed => ({
  isOn,
  by: 'Rosa',
  at: at(seconds + 1),
  sentAt: at(seconds),
})
const lost = (isOn: boolean, seconds: number): OpenSetting => ({
  isOn,
  by: 'Ada',
  sentAt: at(seconds),
  isUnderWay: false,
  mayHaveSucceeded: true,
})

test('a team that nobody has set is not known, and is not off', () => {
  expect(chatStateOf('11', null, [], workMs)).toMatchObject({ isOn: null, doubt: null, underWay: null })
})

test('what the partner agreed to is known, with who and when', () => {
  expect(chatStateOf('11', agreed(false, 0), [], workMs)).toMatchObject({
    isOn: false,
    setBy: 'Rosa',
    setAt: at(1).toISOString(),
  })
})

test('a lost answer makes it not known, and says what was known before', () => {
  expect(chatStateOf('11', agreed(false, 0), [lost(true, 300)], workMs)).toMatchObject({
    isOn: null,
    setBy: null,
    doubt: { wantedOn: true, by: 'Ada', at: at(300).toISOString(), before: { isOn: false, setBy: 'Rosa' } },
  })
  expect(chatStateOf('11', null, [lost(false, 0)], workMs)).toMatchObject({ isOn: null, doubt: { before: null } })
})

test('a lost answer to what it stands at anyway changes nothing', () => {
  expect(chatStateOf('11', agreed(true, 0), [lost(true, 300)], workMs)).toMatchObject({ isOn: true, doubt: null })
})

test('spec 8, query ceiling: a lost setting that may still work after a later one was agreed to leaves it not known', () => {
  expect(chatStateOf('11', agreed(false, 59), [lost(true, 0)], workMs)).toMatchObject({ isOn: null })
  expect(chatStateOf('11', agreed(false, 61), [lost(true, 0)], workMs)).toMatchObject({ isOn: false, doubt: null })
})

test('a setting on its way is told, and leaves what is known until it may have worked', () => {
  const first = { ...lost(true, 300), isUnderWay: true, mayHaveSucceeded: false }
  expect(chatStateOf('11', agreed(false, 0), [first], workMs)).toMatchObject({
    isOn: false,
    underWay: { isOn: true, by: 'Ada' },
  })
  expect(chatStateOf('11', agreed(false, 0), [{ ...first, mayHaveSucceeded: true }], workMs)).toMatchObject({
    isOn: null,
    underWay: { isOn: true },
  })
})

test('of several the latest counts', () => {
  const state = chatStateOf('11', null, [lost(true, 0), lost(false, 5)], workMs)
  expect(state.doubt?.wantedOn).toBe(false)
})
