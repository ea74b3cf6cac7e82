import { expect, test } from 'vitest'
import { screenFault } from './screen-fault'

test('a failure in the browser mentions no error ID, and does not claim that nothing was sent', () => {
  const { text, errorId } = screenFault(undefined)
  expect(errorId).toBeNull()
  expect(text).not.toMatch(/error ID|Nothing was sent/)
  expect(text).toContain('its outcome is under Activity')
})

test('a failure on the server names the error ID', () => {
  const { text, errorId } = screenFault('8f2c')
  expect(errorId).not.toBeNull()
  expect(text).toContain('error ID')
})
