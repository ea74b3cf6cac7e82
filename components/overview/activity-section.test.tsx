import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ActivityCount } from '@/lib/activity/contract'
import { inLanguage } from '@/lib/text/language'
import { ActivitySection } from './activity-section'

const section = (count: number, { kind, outcome }: Omit<ActivityCount, 'count'> = unconfirmed) =>
  renderToStaticMarkup(<ActivitySection counts={[{ kind, outcome, count }]} />).replace(/<[^>]*>/g, '')
const unconfirmed = { kind: 'submit-application', outcome: 'needs-somebody' } as const

test('uses singular and plural for decisions, in both languages', () => {
  expect(section(1)).toContain('1 unconfirmed, needs a decision')
  expect(section(4)).toContain('4 unconfirmed, need a decision')
  inLanguage('de', () => {
    expect(section(1)).toContain('1 unbestätigt, wartet auf Entscheidung')
    expect(section(4)).toContain('4 unbestätigt, warten auf Entscheidung')
  })
})

test('counts runs as runs, whatever the outcome of their rows', () => {
  const refused = { kind: 'bulk-apply', outcome: 'refused' } as const
  expect(section(1, refused)).toContain('Bulk applications1 run with refused rows')
  expect(section(2, refused)).toContain('2 runs with refused rows')
  inLanguage('de', () => expect(section(2, refused)).toContain('2 Durchläufe mit abgelehnten Zeilen'))
})
