import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Matching } from '@/lib/bulk-apply/sheet/contract'
import { testForm, testJob } from '@/lib/testing/test-form'
import { SameForAll } from './same-for-all'
import { emptyUpload } from './upload-state'

vi.mock('./use-upload', () => ({ useUpload: () => ({ ...emptyUpload, job: testJob('7', 'Baker') }) }))
// It would load the list of jobs.
vi.mock('../../easy-apply/job-field', () => ({
  JobField: ({ value, error }: { value: { title: string } | null; error: string | undefined }) => (
    <p>{value?.title ?? error}</p>
  ),
}))

const draw = (constants: Matching['constants'], jobError?: string) =>
  renderToStaticMarkup(
    <SameForAll
      form={testForm()}
      targets={[]}
      matching={{ columns: ['email', null], constants }}
      jobColumns={[]}
      startJobId={null}
      isJobFirst={false}
      jobError={jobError}
    />,
  )

test('shows the job that all rows get', () => {
  expect(draw({ job: '7' })).toContain('<p>Baker</p>')
})

test('shows no job, but that one is missing, after a column had replaced the chosen one', () => {
  expect(draw({}, 'Choose a job')).toContain('<p>Choose a job</p>')
})
