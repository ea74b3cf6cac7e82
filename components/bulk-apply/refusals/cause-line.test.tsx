import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CauseLine } from './cause-line'

const cause = {
  run: { id: 'autumn', name: 'Autumn', who: 'Rosa', refused: 1 },
  key: 'unlisted',
  title: 'The partner lists no job 999999',
  job: null,
  rows: 1,
  at: '2026-11-22T10:00:00Z',
  canCorrect: true,
}

const textOf = (message: string) =>
  renderToStaticMarkup(<CauseLine cause={{ ...cause, message }} action={null} isInRun />).replaceAll(/<[^>]*>/g, '')

test('punctuates the reason once, before the number of rows', () => {
  expect(textOf('The ID may be mistyped.')).toBe('The partner lists no job 999999 · The ID may be mistyped · 1 row')
  expect(textOf('Wait ...')).toContain(' · Wait ... · 1 row')
  expect(textOf('')).toBe('The partner lists no job 999999 · 1 row')
})
