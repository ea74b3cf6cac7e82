import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signingOut } from '../api/sign-out'
import { keptEdits } from './kept-edits'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const wouldAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('keeps each edit under its own key, and asks before a reload until all of them are saved', () => {
  const edits = keptEdits<string>()
  expect(wouldAsk()).toBe(false)
  edits.keep('create-job', 'a title')
  edits.keep('easy-apply', 'a phone')
  expect(edits.read('create-job')).toBe('a title')
  edits.keep('create-job', null)
  expect(edits.read('create-job')).toBeNull()
  expect(wouldAsk()).toBe(true)
  edits.keep('easy-apply', null)
  expect(wouldAsk()).toBe(false)
})

test('asks while one kind of edits is saved and another is not', () => {
  const [forms, mapping] = [keptEdits<string>(), keptEdits<number>()]
  forms.keep('create-job', 'a title')
  mapping.keep('mapping', 1)
  forms.keep('create-job', null)
  expect(wouldAsk()).toBe(true)
  mapping.keep('mapping', null)
})

test('forgets everything on signing out, which then leaves the page without asking', () => {
  const edits = keptEdits<string>()
  edits.keep('create-job', 'a title')
  for (const cleanUp of signingOut) cleanUp()
  expect(edits.read('create-job')).toBeNull()
  expect(wouldAsk()).toBe(false)
})
