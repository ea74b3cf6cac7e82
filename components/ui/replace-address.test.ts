import { afterEach, expect, test, vi } from 'vitest'
import { replaceAddress } from './replace-address'

afterEach(() => vi.unstubAllGlobals())

function openAt(pathname: string) {
  const replaceState = vi.fn()
  vi.stubGlobal('window', { location: { pathname }, history: { replaceState } })
  return replaceState
}

test('the address of the open screen gets the query', () => {
  const replaced = openAt('/easy-apply')
  replaceAddress('/easy-apply', '?dispatch=one')
  expect(replaced).toHaveBeenCalledExactlyOnceWith(null, '', '/easy-apply?dispatch=one')
})

test('an answer that arrives on another screen leaves its address alone', () => {
  const replaced = openAt('/jobs')
  replaceAddress('/easy-apply', '?dispatch=one')
  expect(replaced).not.toHaveBeenCalled()
})
