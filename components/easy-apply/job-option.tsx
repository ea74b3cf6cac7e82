import { Combobox } from '@base-ui/react/combobox'
import { Check, CircleHelp, Lock } from 'lucide-react'
import type { Job } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { jobDetails } from './find-jobs'

/** One job of the list: what tells it from others of its title, and whether it takes applications. */
export function JobOption({ job, columns }: { job: Job; columns: Pointer[] }) {
  return (
    <Combobox.Item
      value={job}
      className="flex items-start gap-2 rounded-control px-2 py-1.5 outline-none data-highlighted:bg-sunken"
    >
      <span className="grid size-5 shrink-0 place-items-center">
        <Combobox.ItemIndicator>
          <Check aria-hidden className="size-4" />
        </Combobox.ItemIndicator>
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi className="block">{job.title}</bdi>
        <span className="block text-small text-quiet tabular-nums">
          {jobDetails(job, columns).map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and their order never changes
            <span key={index}>
              {index > 0 && ' · '}
              <bdi>{detail}</bdi>
            </span>
          ))}
        </span>
        {job.isOpen === false && (
          <span className="flex items-center gap-1 text-small text-warn">
            <Lock aria-hidden className="size-3.5" />
            closed: takes no applications
          </span>
        )}
        {job.isOpen === null && (
          <span className="flex items-center gap-1 text-small text-quiet">
            <CircleHelp aria-hidden className="size-3.5" />
            not known whether it takes applications
          </span>
        )}
      </span>
    </Combobox.Item>
  )
}
