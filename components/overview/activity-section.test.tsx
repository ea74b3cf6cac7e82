import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inLanguage } from '@/lib/text/language'
import { ActivitySection } from './activity-section'

const section = (count: number) =>
  renderToStaticMarkup(<ActivitySection counts={[{ kind: 'bulk-apply', outcome: 'needs-somebody', count }]} />).replace(
    /<[^>]*>/g,
    '',
  )

test('one that needs a decision and several are said as one reads them, in both languages', () => {
  expect(section(1)).toContain('1 unconfirmed, needs a decision')
  expect(section(4)).toContain('4 unconfirmed, need a decision')
  inLanguage('de', () => {
    expect(section(1)).toContain('1 unbestätigt, wartet auf Entscheidung')
    expect(section(4)).toContain('4 unbestätigt, warten auf Entscheidung')
  })
})
