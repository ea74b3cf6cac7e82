import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Job } from '@/lib/jobs/contract'
import { UnreadableIds } from './unreadable-ids'

const jobs = (...ids: string[]): Job[] =>
  ids.map((id) => ({ id, title: 'Driver', isOpen: true, team: null, teamName: null, record: {} }))
const shown = (ids: string[], isGuessHinted: boolean) =>
  renderToStaticMarkup(<UnreadableIds jobs={jobs(...ids)} isGuessHinted={isGuessHinted} />)

test('is empty beside the notice that the fields are a guess, which is why no ID can be read', () => {
  expect(shown(['', ''], true)).toBe('')
  expect(shown(['', ''], false)).toContain('does not know their IDs')
})

test('names jobs without an ID among others, even if the fields are a guess', () => {
  expect(shown(['', '2'], true)).toContain('1 job of 2 has no ID')
})
