import { expect, test } from 'vitest'
import type { Job } from '@/lib/jobs/contract'
import { findSameTitles } from './same-titles'

const jobs = ['Night nurse', 'NIGHT NURSE ', 'Night nurses', 'Pflegekraft Łódź'].map(
  (title, index): Job => ({ id: String(index), title, team: null, teamName: null, isOpen: null, record: {} }),
)
const found = (title: string) => findSameTitles(jobs, title).map(({ id }) => id)

test('finds jobs with the same title regardless of case, accents and spaces', () => {
  expect(found(' night nurse')).toEqual(['0', '1'])
  expect(found('pflegekraft lodz')).toEqual(['3'])
})

test('finds nothing for an empty title', () => {
  expect(found(' ')).toEqual([])
  expect(found('Night')).toEqual([])
})
