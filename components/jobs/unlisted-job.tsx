import type { Job, JobMapping } from '@/lib/jobs/contract'
import { recordToken } from '../records/view/view-address'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { jobsWords } from './words'

type UnlistedJobProps = {
  jobs: readonly Job[]
  mapping: JobMapping
  /** The job named in the URL; null for none. */
  token: string | null
  onClose: () => void
}

/** Shown when a link leads to a job that is not listed, such as an applicant's closed job. */
export function UnlistedJob({ jobs, mapping, token, onClose }: UnlistedJobProps) {
  if (token === null || jobs.some(({ record }) => recordToken(record, mapping.key) === token)) return null
  return (
    <div className="px-4 pb-3 md:px-6">
      <Notice tone="info" title={jobsWords.unlisted} actions={<Button onClick={onClose}>{jobsWords.dismiss}</Button>}>
        <p>{jobsWords.unlistedWhy}</p>
      </Notice>
    </div>
  )
}
