import { expect, test } from 'vitest'
import type { ViewCount } from '@/lib/applicants/contract'
import { countShown, countSpoken, newShown } from './view-count-words'

const exactly = (count: number) => ({ count, isExact: true })

test.each<[ViewCount, string, string | null, string]>([
  [{ found: exactly(1204), isNew: exactly(3) }, '1,204', '3 new', '1,204 applicants, 3 new'],
  [{ found: exactly(1), isNew: exactly(0) }, '1', null, '1 applicant'],
  [{ found: exactly(0), isNew: null }, '0', null, '0 applicants'],
  [{ found: { count: 10_000, isExact: false }, isNew: null }, '10,000+', null, 'more than 10,000 applicants'],
])('%j is shown as %s', (count, shown, isNew, spoken) => {
  expect(countShown(count)).toBe(shown)
  expect(newShown(count)).toBe(isNew)
  expect(countSpoken(count)).toBe(spoken)
})
