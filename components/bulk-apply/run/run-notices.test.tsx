import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeRun } from '@/lib/testing/fake-run'
import { AdminProvider } from '../../api/role-context'
import { RunNotices } from './run-notices'

const draw = (run: Parameters<typeof makeRun>[0], isAdmin: boolean) =>
  renderToStaticMarkup(
    <AdminProvider value={isAdmin}>
      <RunNotices run={makeRun(run)} />
    </AdminProvider>,
  )

const stoppedForFields = { state: 'stopped', stop: { why: 'fields', failure: null } } as const

test.each([
  ['the partner requires fields that the form lacks', { askedFields: ['branch_id'] }, '/connection#connection-forms'],
  ['rows keep being refused for a field', stoppedForFields, '/connection#connection-forms'],
  ['the partner’s data changed', { waitsForFields: true }, '/connection'],
])('links to the connection page for admins only when %s', (_when, run, address) => {
  expect(draw(run, true)).toMatch(new RegExp(`<a [^>]*href="${address}"[^>]*>Open Connection</a>`))
  expect(draw(run, false)).not.toContain('href="/connection')
})

test('does not link to the forms when the form has changed since', () => {
  expect(draw({ ...stoppedForFields, hasOlderProfile: true }, true)).not.toContain('href="/connection')
})

test('links to the forms once when two notices are about the same fields', () => {
  expect(draw({ ...stoppedForFields, askedFields: ['branch_id'] }, true).match(/Open Connection/g)).toHaveLength(1)
})

const endedForKey = { state: 'finished', stop: { why: 'key', failure: null } } as const
const counts = { ...makeRun({}).counts, refused: 2 }

test('a run whose last rows were refused for the key says that they can be sent again', () => {
  expect(draw({ ...endedForKey, counts }, false)).toMatch(/refused the last rows.*2 rows refused.*Press “Resume”/)
})

test.each([
  ['none was refused', {}],
  ['they may have been sent again since a restore', { counts, mayHaveBeenSent: true }],
  ['the run was cancelled', { counts, state: 'cancelled' }],
] as const)('a run that ended so says nothing of it when %s', (_when, run) => {
  expect(draw({ ...endedForKey, ...run }, false)).toBe('')
})
