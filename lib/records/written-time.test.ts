import { describe, expect, it } from 'vitest'
import { type DateOrder, readWrittenTime } from './written-time'

describe('a date in a partner’s format', () => {
  it.each<[DateOrder, string, string]>([
    ['day-month-year', '27.02.2026', '2026-02-27'],
    ['day-month-year', '27/2/2026 3:05 PM', '2026-02-27T15:05:00'],
    ['day-month-year', '27-02-2026, 15.05', '2026-02-27T15:05:00'],
    ['month-day-year', '2/27/2026 12:00:01 AM', '2026-02-27T00:00:01'],
    ['month-day-year', '02/27/2026 12:30 p.m. EST', '2026-02-27T12:30:00-05:00'],
    ['year-month-day', '2026/02/27', '2026-02-27'],
    ['year-month-day', '2026.2.27 15:05', '2026-02-27T15:05:00'],
    ['year-month-day', '2026-02-27 15:05:09.123456 +0100', '2026-02-27T15:05:09+01:00'],
    ['year-month-day', '2026-02-27 15:05 UTC', '2026-02-27T15:05:00Z'],
    ['year-month-day', '2026-02-27T15:05+01:00[Europe/Berlin]', '2026-02-27T15:05:00+01:00'],
    ['year-month-day', '20260227', '2026-02-27'],
    ['year-month-day', '20260227150509', '2026-02-27T15:05:09'],
    ['year-month-day', '20260227T1505Z', '2026-02-27T15:05:00Z'],
    ['year-month-day', '2026年2月27日 15:05', '2026-02-27T15:05:00'],
    ['year-month-day', '2026년 2월 27일 오후 3:05', '2026-02-27T15:05:00'],
    ['month-name', '27 Feb 2026', '2026-02-27'],
    ['month-name', 'Feb 27, 2026 3:05 pm', '2026-02-27T15:05:00'],
    ['month-name', 'Fri, 27 Feb 2026 15:05:09 GMT', '2026-02-27T15:05:09Z'],
    ['month-name', '27-FEB-26', '2026-02-27'],
    ['month-name', '3. März 2026', '2026-03-03'],
    ['month-name', '27 févr. 2026', '2026-02-27'],
    ['month-name', '1er juin 2026', '2026-06-01'],
    ['month-name', '4 juillet 2026', '2026-07-04'],
    ['month-name', '27 de febrero de 2026', '2026-02-27'],
    ['month-name', '27 de fev. de 2026', '2026-02-27'],
    ['month-name', '9 settembre 2026', '2026-09-09'],
    ['month-name', '27 lutego 2026', '2026-02-27'],
    ['month-name', '1. července 2026', '2026-07-01'],
    ['month-name', '1. června 2026', '2026-06-01'],
    ['month-name', '27 Şubat 2026', '2026-02-27'],
    ['month-name', '3. marraskuuta 2026', '2026-11-03'],
    ['month-name', '27 февраля 2026', '2026-02-27'],
    ['month-name', '27 Φεβ 2026', '2026-02-27'],
  ])('is read as %s: %s', (order, text, iso) => {
    expect(readWrittenTime(text, order)).toBe(iso)
  })

  it.each<[DateOrder, string]>([
    ['day-month-year', '02/27/2026'],
    ['day-month-year', '30.02.2026'],
    ['month-day-year', '02/27/2026 13:05 PM'],
    ['year-month-day', '2026-02-27 15:05 IST'],
    ['month-name', '27 soon 2026'],
    ['month-name', 'yesterday'],
    ['year-month-day', '12345678'],
  ])('is not read as %s: %s', (order, text) => {
    expect(readWrittenTime(text, order)).toBeNull()
  })
})
