import { afterEach, expect, test, vi } from 'vitest'
import { isFocusElsewhere } from './use-row-keys'

afterEach(() => void vi.unstubAllGlobals())

test('a row that loads late takes the focus only while nothing outside of its list has it', () => {
  const [body, row, searchBox] = ['body', 'row', 'search box']
  const list = { contains: (element: unknown) => element === row }
  const isElsewhereAt = (activeElement: string | null) => {
    vi.stubGlobal('document', { activeElement, body })
    return isFocusElsewhere(list)
  }
  expect([null, body, row].map(isElsewhereAt)).toEqual([false, false, false])
  expect(isElsewhereAt(searchBox)).toBe(true)
})
