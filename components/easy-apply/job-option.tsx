import { CircleHelp, Lock } from 'lucide-react'
import type { Job } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { shownText } from '../records/shown-text'
import { ComboboxChoice } from '../ui/combobox-parts'
import { jobDetails } from './find-jobs'
import { easyApplyWords } from './words'

/** One job of the list: what distinguishes it from jobs with the same title, and whether it accepts applications. */
export function JobOption({ job, columns }: { job: Job; columns: Pointer[] }) {
  return (
    <ComboboxChoice value={job}>
      <bdi className="block">{job.title}</bdi>
      <span className="block text-small text-quiet tabular-nums">
        {jobDetails(job, columns).map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and their order never changes
          <span key={index}>
            {index > 0 && ' · '}
            <bdi>{shownText(detail)}</bdi>
          </span>
        ))}
      </span>
      {job.isOpen === false && (
        <span className="flex items-center gap-1 text-small text-warn">
          <Lock aria-hidden className="size-3.5" />
          {easyApplyWords.closed}
        </span>
      )}
      {job.isOpen === null && (
        <span className="flex items-center gap-1 text-small text-quiet">
          <CircleHelp aria-hidden className="size-3.5" />
          {easyApplyWords.notKnownIfOpen}
        </span>
      )}
    </ComboboxChoice>
  )
}
