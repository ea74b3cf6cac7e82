import { expect, test } from 'vitest'
import type { Job } from '@/lib/jobs/contract'
import { createJobFinder, jobDetails } from './find-jobs'

const job = (id: string, title: string, record: Job['record'] = {}, team: string | null = '11'): Job => ({
  id,
  title,
  team,
  teamName: null,
  isOpen: null,
  record,
})
const columns = ['/place/town', '/kind']

test('tells jobs with the same title apart by team, the profile’s columns, and ID', () => {
  const baker = job('7', 'Baker', { place: { town: 'Łódź' }, kind: null })
  expect(jobDetails(baker, columns)).toEqual(['Team 11', 'Łódź', '7'])
  expect(jobDetails(job('7', 'Baker', {}, null), columns)).toEqual(['7'])
})

test('matches every word, ignoring accents and case, with matching titles first', () => {
  const jobs = [
    job('1', 'Night baker', { place: { town: 'Łódź' } }),
    job('2', 'Baker', { place: { town: 'Lyon' } }),
    job('3', 'Réceptionniste de nuit'),
  ]
  const find = createJobFinder(jobs, columns)
  const ids = (typed: string) => find(typed).map(({ id }) => id)
  expect(ids('bak')).toEqual(['2', '1'])
  expect(ids('BAKER lodz')).toEqual(['1'])
  expect(ids('receptionniste nuit')).toEqual(['3'])
  expect(ids('baker paris')).toEqual([])
  expect(ids('team 11 lyon')).toEqual(['2'])
  expect([ids('odz'), ids('eam'), ids('"team 11"')]).toEqual([[], [], ['1', '2', '3']])
  expect(ids('  ')).toEqual(['1', '2', '3'])
})

test('reads each of twenty thousand jobs once, however much is typed', () => {
  let reads = 0
  const record = {
    get place() {
      reads += 1
      return { town: 'München' }
    },
  }
  const jobs = Array.from({ length: 20_000 }, (_, index) =>
    job(`${800_000 + index}`, `Réceptionniste de nuit, numéro ${index}`, record),
  )
  const find = createJobFinder(jobs, columns)
  find('r')
  expect(reads).toBe(20_000)
  expect(find('munchen 19999')).toHaveLength(1)
  expect(reads).toBe(20_000)
})

test('shows the name of a job’s team when the partner provides one', () => {
  const job = { id: '7', title: 'Baker', team: '11', isOpen: null, record: { city: 'Ulm' } }
  expect(jobDetails({ ...job, teamName: 'Filiale Süd' }, ['/city'])).toEqual(['Filiale Süd', 'Ulm', '7'])
  expect(jobDetails({ ...job, teamName: null }, ['/city'])).toEqual(['Team 11', 'Ulm', '7'])
})
