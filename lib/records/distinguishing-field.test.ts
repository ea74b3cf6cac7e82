import { describe, expect, it } from 'vitest'
import { distinguishingField } from './distinguishing-field'

describe('the most telling field of records', () => {
  it('is the one with the most varied words, whatever its name', () => {
    const jobs = [
      { f1: 'AB-1001', f2: 'Lagerist in Ulm', f3: 'aktiv', f4: '2026-01-02', f5: 'hr@example.de' },
      { f1: 'AB-1002', f2: 'Elektriker', f3: 'aktiv', f4: '2026-01-03', f5: 'hr@example.de' },
      { f1: 'AB-1003', f2: 'Pflegefachkraft Nacht', f3: 'zu', f4: '2026-01-04', f5: 'hr@example.de' },
    ]
    expect(distinguishingField(jobs)).toBe('/f2')
  })

  it('may be in an object, and in any script', () => {
    const jobs = [
      { 求人: { 職種: '倉庫作業員', 番号: 1 }, 県: '東京' },
      { 求人: { 職種: '看護師', 番号: 2 }, 県: '東京' },
    ]
    expect(distinguishingField(jobs)).toBe('/求人/職種')
  })

  it('is none when there are only IDs, numbers and long texts', () => {
    expect(
      distinguishingField([
        { id: 'b2c7a9f0-0000-4000-8000-1234567890ab', count: 3, text: 'x '.repeat(90), code: 'JOB-17' },
        { id: 'b2c7a9f0-0000-4000-8000-1234567890ac', count: 4, text: 'y '.repeat(90), code: 'JOB-18' },
      ]),
    ).toBeNull()
    expect(distinguishingField([])).toBeNull()
  })
})
