'use client'

import { Combobox } from '@base-ui/react/combobox'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type Job, type JobList, jobsKey, jobsRepeat, jobsUrl } from '@/lib/jobs/contract'
import { askDesk, askOnce } from '../ask-desk'
import { RepeatNotice } from '../repeats/repeat-notice'
import { TroubleNotice } from '../trouble-notice'
import { Field } from '../ui/field'

type JobFieldProps = { value: Job | null; error: string | undefined; onChange: (job: Job | null) => void }

const shownAtMost = 100

/** Finds a job by typing; a closed one says so. */
export function JobField({ value, error, onChange }: JobFieldProps) {
  const jobs = useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }) => askDesk<JobList>((signal) => askOnce(jobsUrl, signal), { name: jobsRepeat, signal }),
  })
  const choices = (jobs.data?.items ?? []).filter((job) => job.id !== '')
  return (
    <div className="grid gap-2">
      <Field label="Job" isRequired error={error} description={jobs.isPending ? 'Loading the jobs…' : undefined}>
        {(control) => (
          <Combobox.Root
            items={choices}
            value={value}
            onValueChange={onChange}
            itemToStringLabel={jobLabel}
            isItemEqualToValue={(one: Job, other: Job) => one.id === other.id}
            limit={shownAtMost}
          >
            <div className="relative">
              <Combobox.Input {...control} placeholder="Type a title or an ID" className="control pr-9" />
              <Combobox.Trigger
                aria-label="Open the list"
                className="absolute inset-y-0 right-0 grid w-8 place-items-center text-quiet"
              >
                <ChevronsUpDown aria-hidden className="size-4" />
              </Combobox.Trigger>
            </div>
            <Combobox.Portal>
              <Combobox.Positioner sideOffset={4} className="z-40">
                <Combobox.Popup className="max-h-80 w-(--anchor-width) overflow-y-auto rounded-panel border bg-raised p-1.5 shadow-float">
                  <Combobox.Empty className="text-quiet not-empty:p-2">
                    {jobs.isPending ? 'Loading the jobs…' : 'No job fits'}
                  </Combobox.Empty>
                  <Combobox.List>
                    {(job: Job, index: number) => (
                      <Combobox.Item
                        key={`${job.id}-${index}`}
                        value={job}
                        className="flex items-start gap-2 rounded-control px-2 py-1.5 outline-none data-highlighted:bg-sunken"
                      >
                        <span className="grid size-5 shrink-0 place-items-center">
                          <Combobox.ItemIndicator>
                            <Check aria-hidden className="size-4" />
                          </Combobox.ItemIndicator>
                        </span>
                        <span dir="auto" className="min-w-0 flex-1">
                          {job.title}
                          <span className="block text-small text-quiet">
                            {job.id}
                            {job.isOpen === false && ' · closed: takes no applications'}
                          </span>
                        </span>
                      </Combobox.Item>
                    )}
                  </Combobox.List>
                </Combobox.Popup>
              </Combobox.Positioner>
            </Combobox.Portal>
          </Combobox.Root>
        )}
      </Field>
      {value?.isOpen === false && (
        <p className="text-small text-warn">This job is closed: the partner takes no applications for it.</p>
      )}
      <RepeatNotice name={jobsRepeat} />
      {jobs.error && !jobs.isFetching && (
        <TroubleNotice error={jobs.error} onRetry={() => void jobs.refetch()} isRetrying={jobs.isFetching} />
      )}
    </div>
  )
}

function jobLabel(job: Job): string {
  return `${job.title} · ${job.id}`
}
