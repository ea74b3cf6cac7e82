import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { makeDispatch } from '@/lib/testing/fake-dispatch'
import { AdminProvider } from '../../api/role-context'
import { ReconcilingJob } from './reconciling-job'

test.each([500, 502, 504])('says once that a job may have been created, after a %s', (status) => {
  const failure = failureFromAnswer(
    { endpoint: 'create-job', reference: 'R1', keyEnd: null },
    { status, contentType: null, body: '{"message":"failed"}' },
  )
  const dispatch = makeDispatch({ id: 'one', state: 'reconciling', mayHaveSucceeded: true, failure })
  const html = renderToStaticMarkup(
    <AdminProvider value>
      <ReconcilingJob dispatch={{ ...dispatch, result: null }} lastCheckMs={1_000} />
    </AdminProvider>,
  )
  expect(html).toContain(`${failure.title}.`)
  expect(html.match(/may (still )?have been created/g)).toHaveLength(1)
})
