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

test('reports an unset team as unknown, not as off', () => {
  expect(chatStateOf('11', null, [], workMs)).toMatchObject({ isOn: null, doubt: null, underWay: null })
})

test('reports an accepted setting with its author and time', () => {
  expect(chatStateOf('11', agreed(false, 0), [], workMs)).toMatchObject({
    isOn: false,
    setBy: 'Rosa',
    setAt: at(1).toISOString(),
  })
})

test('reports unknown after a lost response, with the setting before it', () => {
  expect(chatStateOf('11', agreed(false, 0), [lost(true, 300)], workMs)).toMatchObject({
    isOn: null,
    setBy: null,
    doubt: { wantedOn: true, by: 'Ada', at: at(300).toISOString(), before: { isOn: false, setBy: 'Rosa' } },
  })
  expect(chatStateOf('11', null, [lost(false, 0)], workMs)).toMatchObject({ isOn: null, doubt: { before: null } })
})

test('keeps the known setting after a lost response to the same setting', () => {
  expect(chatStateOf('11', agreed(true, 0), [lost(true, 300)], workMs)).toMatchObject({ isOn: true, doubt: null })
})

test('spec 8, query ceiling: an unconfirmed setting that may take effect after a later accepted one leaves the team unknown', () => {
  expect(chatStateOf('11', agreed(false, 59), [lost(true, 0)], workMs)).toMatchObject({ isOn: null })
  expect(chatStateOf('11', agreed(false, 61), [lost(true, 0)], workMs)).toMatchObject({ isOn: false, doubt: null })
})

test('reports a setting in progress, and keeps the known one until it may have succeeded', () => {
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

test('uses the latest of several settings', () => {
  const state = chatStateOf('11', null, [lost(true, 0), lost(false, 5)], workMs)
  expect(state.doubt?.wantedOn).toBe(false)
})
