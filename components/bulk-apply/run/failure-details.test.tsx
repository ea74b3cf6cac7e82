import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { AdminProvider } from '../../api/role-context'
import { FailureDetails } from './failure-details'

const wrongKey = failureFromAnswer(
  { endpoint: 'submit-application', reference: 'R1', keyEnd: null },
  { status: 403, contentType: null, body: '{"message":"Forbidden"}' },
)

test.each([
  [true, 'Open Connection'],
  [false, 'Is it us or them?'],
])('links to the page about the connection, as for every other failure (admin: %s)', (isAdmin, name) => {
  const html = renderToStaticMarkup(
    <AdminProvider value={isAdmin}>
      <FailureDetails failure={wrongKey} isNextStepSaid={false} />
    </AdminProvider>,
  )
  expect(html).toMatch(new RegExp(`<a [^>]*href="/connection"[^>]*>${name.replace('?', '\\?')}</a>`))
})
