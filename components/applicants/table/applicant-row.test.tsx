import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createFieldReader } from '@/lib/records/field-reader'
import { ApplicantRow } from './applicant-row'

const column = (pointer: string) => ({ pointer, kind: 'text' as const, filled: 1, width: 160, isChosen: false })

function markupOf(jobTitles?: Record<string, string>): string {
  return renderToStaticMarkup(
    <ApplicantRow
      index={0}
      record={{ naam: 'Lieke', vacature: '9e070ab7' }}
      columns={{ first: column('/naam'), others: [column('/vacature')], from: 0, before: 0, after: 0, isPinned: false }}
      reader={createFieldReader({})}
      mapping={{
        email: null,
        job: '/vacature',
        jobTitle: null,
        team: null,
        time: null,
        ...(jobTitles ? { jobTitles } : {}),
      }}
      isCard={false}
      isOpen={false}
      isSelected={false}
      isActive={false}
      isBrowser
      words={[]}
      foundIn={null}
    />,
  )
}

test('names the job by its title when the partner’s records have only its ID', () => {
  const markup = markupOf({ '9e070ab7': 'Verzorgende IG' })
  expect(markup).toMatch(/href="\/jobs\?open=9e070ab7"[^>]*>.*Verzorgende IG/)
  expect(markup).not.toContain('>9e070ab7<')
})

test('shows the ID of a job that is missing from the list of jobs', () => {
  expect(markupOf({ other: 'Cook' })).toContain('>9e070ab7<')
  expect(markupOf()).toContain('>9e070ab7<')
})
