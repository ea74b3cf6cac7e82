import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeMapping } from '@/lib/testing/fake-applicants'
import { SelectionBar, withoutRepeats } from './selection-bar'

const mapping = makeMapping({ columns: ['/name'] })

test('copies the address of someone with several applications once, and none for those without', () => {
  expect(withoutRepeats(['ada@example.com', '', 'bob@example.com', 'Ada@example.com'])).toEqual([
    'ada@example.com',
    'bob@example.com',
  ])
})

test('offers no addresses to copy where none of the selected applicants has one', () => {
  const canCopy = (email: string | null) => {
    const selection = { selected: new Set([0]), selectAll: () => {}, clear: () => {} }
    const list = { record: () => ({ id: 1, name: 'Ada', email }) }
    const html = renderToStaticMarkup(
      <SelectionBar {...{ list, mapping, selection }} summary="1 selected" onApply={undefined} />,
    )
    return !/<button[^>]* disabled=""[^>]*>(?:(?!<\/button>).)*Copy email/.test(html)
  }
  expect(canCopy('ada@example.com')).toBe(true)
  expect(canCopy(null)).toBe(false)
})
