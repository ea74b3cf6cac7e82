import { describe, expect, it } from 'vitest'
import { americanDay, isoTime, slashedDay } from '../../testing/partners/write-styles'
import { discover } from './discover'

const hourMillis = 3_600_000
const newest = Date.UTC(2026, 1, 27, 16, 20, 9)

/** A list of applications, newest first. */
function timeOf(write: (millis: number) => unknown, hours = 31) {
  const rows = Array.from({ length: 40 }, (_, row) => ({
    id: 48_213 - row * 7,
    mail: `p${row}@example.com`,
    applied_at: write(newest - row * hours * hourMillis),
  }))
  return discover({ applicants: [{ rows }], jobs: null }).applicants.time
}

const monthNames = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

describe('the date of an application', () => {
  it.each<[string, (millis: number) => unknown, string]>([
    ['2026/02/27', (millis) => isoTime(millis).slice(0, 10).replaceAll('-', '/'), 'year-month-day'],
    ['20260227', (millis) => isoTime(millis).slice(0, 10).replaceAll('-', ''), 'year-month-day'],
    ['2026-02-27 16:20:09 UTC', (millis) => `${isoTime(millis).slice(0, 19).replace('T', ' ')} UTC`, 'year-month-day'],
    ['02/27/2026', americanDay, 'month-day-year'],
    ['27/02/2026', slashedDay, 'day-month-year'],
    ['27 Feb 2026', (millis) => monthNames('en-GB').format(millis), 'month-name'],
    ['27 févr. 2026', (millis) => monthNames('fr').format(millis), 'month-name'],
    ['27 lut 2026', (millis) => monthNames('pl').format(millis), 'month-name'],
    ['epoch as text', (millis) => String(Math.floor(millis / 1_000)), 'seconds'],
    ['microseconds', (millis) => millis * 1_000 + 517, 'microseconds'],
    ['/Date(1772209209000+0100)/', (millis) => `/Date(${millis}+0100)/`, 'milliseconds'],
  ])('is found when written as %s', (_, write, format) => {
    expect(timeOf(write)).toMatchObject({ value: { at: '/applied_at', format }, confidence: 'sure' })
  })

  it('is found in seconds when people apply every few minutes, but not in IDs with as many digits', () => {
    const seconds = (millis: number) => Math.floor(millis / 1_000)
    expect(timeOf(seconds, 0.1)).toMatchObject({ value: { at: '/applied_at', format: 'seconds' }, confidence: 'sure' })
    expect(timeOf((millis) => seconds(newest) - (newest - millis) / hourMillis, 31).value).toBeNull()
  })

  it('is read with AM and PM', () => {
    const write = (millis: number) => {
      const hour = new Date(millis).getUTCHours()
      return `${americanDay(millis)} ${hour % 12 || 12}:20 ${hour < 12 ? 'AM' : 'PM'}`
    }
    expect(timeOf(write)).toMatchObject({
      value: { at: '/applied_at', format: 'month-day-year' },
      reasons: expect.arrayContaining([{ code: 'in-order' }]),
    })
  })

  it.each([
    ['02/03/2026 to 02/12/2026', americanDay, 'month-day-year'],
    ['03/02/2026 to 12/02/2026', slashedDay, 'day-month-year'],
  ])('has its day and month distinguished by the order of the list: %s', (_, write, format) => {
    const millis = (row: number) => Date.UTC(2026, 2 - Math.floor(row / 12), 12 - (row % 12))
    const rows = Array.from({ length: 30 }, (_, row) => ({ mail: `p${row}@example.com`, at: write(millis(row)) }))
    expect(discover({ applicants: [rows], jobs: null }).applicants.time.value).toEqual({ at: '/at', format })
  })

  it('is unknown when day and month cannot be distinguished', () => {
    const rows = Array.from({ length: 30 }, (_, row) => ({
      mail: `p${row}@example.com`,
      applied_at: `0${1 + ((row * 5) % 9)}/0${1 + ((row * 7) % 9)}/2026`,
    }))
    expect(discover({ applicants: [rows], jobs: null }).applicants.time.value).toBeNull()
  })

  it('is not a job’s closing date', () => {
    const jobs = Array.from({ length: 12 }, (_, row) => ({ id: 40 + row, title: `Baker ${row}`, closing: isoDay(row) }))
    expect(discover({ applicants: [], jobs }).jobs.time.value).toBeNull()
  })
})

const isoDay = (row: number) => new Date(Date.UTC(2026, 11, 1 + row)).toISOString().slice(0, 10)
