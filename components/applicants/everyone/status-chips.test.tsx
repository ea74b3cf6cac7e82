import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { plainSearch } from '@/lib/applicants/contract'
import { makeSearchAnswer } from '@/lib/testing/fake-applicants'
import type { FoundState } from './found-applicants'
import { StatusChips } from './status-chips'

const stages = ['New', 'Screen', 'Interview', 'Offer']
const first = makeSearchAnswer({ statuses: ['Interview', null, 'New'] })

function chipsOf(statuses: (string | null)[], chosen: (string | null)[] = []): string[] {
  const { words, filters, isNewOnly, sort } = plainSearch
  const rows = { count: 0, at: () => -1, indexOf: () => -1 }
  const found = {
    rows,
    columns: [],
    seen: 0,
    isSearching: false,
    error: null,
    query: { words, filters, isNewOnly, sort },
  }
  const state: FoundState = { ...first, ...found, statuses }
  const html = renderToStaticMarkup(
    <StatusChips
      state={state}
      first={first}
      status={{ at: '/status', order: stages }}
      chosen={chosen}
      isOpen={false}
      onChange={() => {}}
    />,
  )
  return [...html.matchAll(/<label.*?<\/label>|<button.*?<\/button>/g)].map(([chip]) => chip.replaceAll(/<[^>]*>/g, ''))
}

test('shows every status in stage order with its count, including those with 0', () => {
  expect(chipsOf(['Interview', null, 'New'])).toEqual(['New 0', 'Interview 7', 'No status 0'])
})

// "4 more" includes the status that was counted but not listed.
test('hides rare statuses behind a button, except chosen ones', () => {
  const many = Array.from({ length: 12 }, (_, index) => `Stage ${index}`)
  expect(chipsOf(many, ['Stage 11'])).toEqual(
    [...many.slice(0, 8), 'Stage 11'].map((name) => `${name} 0`).concat('4 more'),
  )
})

test('renders nothing without statuses', () => {
  expect(chipsOf([])).toEqual([])
})
