import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Matching } from '@/lib/bulk-apply/sheet/contract'
import type { Job } from '@/lib/jobs/contract'
import { testForm, testJob } from '@/lib/testing/test-form'
import { SameForAll } from './same-for-all'
import { emptyUpload } from './upload-state'

let job: Job | null = null
vi.mock('./use-upload', () => ({ useUpload: () => ({ ...emptyUpload, job }) }))
type JobFieldProps = { value: Job | null; startId: string | null; error: string | undefined }
// It would load the list of jobs.
vi.mock('../../easy-apply/job-field', () => ({
  JobField: ({ value, startId, error }: JobFieldProps) => <p title={startId ?? 'none'}>{value?.title ?? error}</p>,
}))

beforeEach(() => {
  job = testJob('7', 'Baker')
})

const draw = (constants: Matching['constants'], jobError?: string) =>
  renderToStaticMarkup(
    <SameForAll
      form={testForm()}
      targets={[]}
      matching={{ columns: ['email', null], constants }}
      jobColumns={[]}
      startJobId="7"
      isJobFirst={false}
      jobError={jobError}
    />,
  )

test('shows the job that all rows get', () => {
  expect(draw({ job: '7' })).toContain('>Baker</p>')
})

test('shows no job, but that one is missing, after a column had replaced the chosen one', () => {
  expect(draw({}, 'Choose a job')).toContain('<p title="none">Choose a job</p>')
})

test('has the preselected job chosen, unless the user has emptied the field', () => {
  job = null
  expect(draw({})).toContain('title="7"')
  expect(draw({ job: '' })).toContain('title="none"')
})
