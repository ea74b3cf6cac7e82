import { expect, test } from 'vitest'
import type { Job } from '@/lib/jobs/contract'
import { findSameTitles } from './same-titles'

const jobs = ['Night nurse', 'NIGHT NURSE ', 'Night nurses', 'Pflegekraft Łódź'].map(
  (title, place): Job => ({ id: String(place), title, team: null, teamName: null, isOpen: null, record: {} }),
)
const found = (title: string) => findSameTitles(jobs, title).map(({ id }) => id)

test('jobs of one title are found whatever its case, accents and blanks are', () => {
  expect(found(' night nurse')).toEqual(['0', '1'])
  expect(found('pflegekraft lodz')).toEqual(['3'])
})

test('an empty title matches nothing', () => {
  expect(found(' ')).toEqual([])
  expect(found('Night')).toEqual([])
})
