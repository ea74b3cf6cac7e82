'use client'

import { Combobox } from '@base-ui/react/combobox'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  type Job,
  type JobList,
  jobIdWords,
  jobsKey,
  jobsRepeat,
  jobsUrl,
  missingJobsInWords,
} from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { getFromDesk } from '../api/desk-api'
import { ErrorNotice } from '../api/error-notice'
import { getWithRetries } from '../api/get-with-retries'
import { useRead } from '../api/queries'
import { useIsAdmin } from '../api/role-context'
import { RetryNotice } from '../retries/retry-notice'
import { ComboboxControl } from '../ui/combobox-parts'
import { Field } from '../ui/field'
import { LoadingLine, LoadingText } from '../ui/loading-line'
import { createJobFinder } from './find-jobs'
import { JobOption } from './job-option'
import { easyApplyWords } from './words'

type JobFieldProps = {
  value: Job | null
  /** Fields of a job record that distinguish jobs with the same title. */
  columns: Pointer[]
  /** Chosen as soon as the list is loaded. */
  startId?: string | null
  /** For users who open the screen to choose a job. */
  isFocusedFirst?: boolean
  error: string | undefined
  onChange: (job: Job | null) => void
  /** Called on Escape while the list is closed. */
  onEscape?: (() => void) | undefined
}

const shownAtMost = 100

/** Finds a job as the user types; closed jobs are marked. */
export function JobField(props: JobFieldProps) {
  const { value, columns, startId = null, isFocusedFirst = false, error, onChange, onEscape } = props
  const jobs = useRead({
    queryKey: jobsKey,
    queryFn: ({ signal }) =>
      getWithRetries<JobList>((signal) => getFromDesk(jobsUrl, signal), { name: jobsRepeat, signal }),
  })
  const choices = useMemo(() => (jobs.data?.items ?? []).filter((job) => job.id !== ''), [jobs.data])
  const isAdmin = useIsAdmin()
  const withoutIds = jobIdWords(jobs.data?.items ?? noJobs, isAdmin)
  const missing = jobs.data ? missingJobsInWords(jobs.data) : null
  useStartJob(choices, startId, (job) => value === null && onChange(job))
  const find = useMemo(() => createJobFinder(choices, columns), [choices, columns])
  const [typed, setTyped] = useState('')
  // The chosen title fills the field: opening it again must show all jobs, not just this one.
  const wanted = useDeferredValue(value && typed === jobLabel(value) ? '' : typed)
  const found = useMemo(() => find(wanted), [find, wanted])
  const shown = useMemo(() => found.slice(0, shownAtMost), [found])
  return (
    <div className="grid content-start gap-2">
      <Field
        label={easyApplyWords.job}
        isRequired
        error={error}
        description={
          jobs.isPending ? <LoadingLine label={easyApplyWords.loadingJobs} /> : (withoutIds ?? missing ?? undefined)
        }
      >
        {(control) => (
          <Combobox.Root
            items={choices}
            filteredItems={shown}
            value={value}
            onValueChange={(job, details) => {
              if (details.reason !== 'escape-key') return onChange(job)
              details.cancel()
              onEscape?.()
            }}
            onInputValueChange={(text, details) => {
              if (details.reason === 'escape-key') details.cancel()
              else setTyped(text)
            }}
            itemToStringLabel={jobLabel}
            isItemEqualToValue={(one: Job, other: Job) => one.id === other.id}
            limit={shownAtMost}
            autoHighlight
          >
            <ComboboxControl
              control={control}
              label={easyApplyWords.job}
              openLabel={easyApplyWords.openList}
              isFocusedFirst={isFocusedFirst}
              placeholder={
                startId !== null && value === null && !jobs.data
                  ? easyApplyWords.startJob({ id: startId })
                  : easyApplyWords.typeToFind
              }
            />
            <Combobox.Portal>
              <Combobox.Positioner align="start" sideOffset={4} className="z-40">
                <Combobox.Popup className="grid max-h-80 w-(--anchor-width) min-w-[min(26rem,var(--available-width))] grid-rows-[1fr_auto] rounded-panel border bg-raised shadow-float">
                  <Combobox.List className="overflow-y-auto p-1.5 empty:p-0">
                    {(job: Job, index: number) => <JobOption key={`${job.id}-${index}`} job={job} columns={columns} />}
                  </Combobox.List>
                  <Combobox.Status className="px-3.5 py-2 text-small text-quiet not-only:border-t">
                    {jobs.isPending ? (
                      <span className="inline-grid">
                        <LoadingText label={easyApplyWords.loadingJobs} />
                      </span>
                    ) : jobs.isError ? (
                      easyApplyWords.notLoaded
                    ) : (
                      (choices.length === 0 && withoutIds) || countLine(found.length, choices.length)
                    )}
                  </Combobox.Status>
                </Combobox.Popup>
              </Combobox.Positioner>
            </Combobox.Portal>
          </Combobox.Root>
        )}
      </Field>
      {value?.isOpen === false && <p className="text-small text-warn">{easyApplyWords.closedJob}</p>}
      <RetryNotice name={jobsRepeat} />
      {jobs.error && !jobs.isFetching && (
        <ErrorNotice error={jobs.error} onRetry={() => void jobs.refetch()} isRetrying={jobs.isFetching} />
      )}
    </div>
  )
}

const noJobs: Job[] = []

/** Chooses the job named in the URL, once: not again when its record has changed in a list that is read later. */
function useStartJob(choices: readonly Job[], startId: string | null, choose: (job: Job) => void) {
  const start = startId === null ? undefined : choices.find(({ id }) => id === startId)
  const foundId = start?.id
  const chooseStart = useEffectEvent(() => start && choose(start))
  useEffect(() => {
    if (foundId !== undefined) chooseStart()
  }, [foundId])
}

function countLine(found: number, all: number): string {
  if (all === 0) return easyApplyWords.noJobs
  if (found === 0) return easyApplyWords.noMatch
  const numbers = { found, count: all, most: shownAtMost }
  if (found === all) return found > shownAtMost ? easyApplyWords.firstOfAll(numbers) : easyApplyWords.allJobs(numbers)
  return found > shownAtMost ? easyApplyWords.firstOfSome(numbers) : easyApplyWords.someJobs(numbers)
}

function jobLabel(job: Job): string {
  return `${job.title} · ${job.id}`
}
