'use client'

import { BriefcaseBusiness, FileSpreadsheet } from 'lucide-react'
import { useMemo } from 'react'
import { type Run, type RunList, runsUrl } from '@/lib/bulk-apply/contract'
import { type Job, type JobList, jobsKey, jobsRepeat, jobsUrl } from '@/lib/jobs/contract'
import { plainView } from '@/lib/views/plain-view'
import { getFromDesk, valueOrThrow } from '../api/desk-api'
import { getWithRetries } from '../api/get-with-retries'
import { useRead } from '../api/queries'
import { wordsOfFilter } from '../applicants/table/search-words'
import { stateInWords } from '../bulk-apply/runs/run-words'
import { createJobFinder, jobDetails } from '../easy-apply/find-jobs'
import { tokenOfId, writeViewAddress } from '../records/view/view-address'
import { longMoment } from '../ui/formats'
import type { PaletteEntry, PaletteSection } from './palette-entry'
import { rankEntries, wordsAtStart } from './rank-entries'
import { paletteWords } from './words'

const maxJobs = 5
const maxRuns = 3
const noJobs: readonly Job[] = []

type Listed = { section: PaletteSection; isLoading: boolean; hasFailed: boolean }

/** The jobs that match the typed text, from the list that another screen has loaded, or else loaded now. */
export function useJobEntries(typed: string): Listed {
  const isAsked = typed.trim() !== ''
  const jobs = useRead({
    queryKey: jobsKey,
    queryFn: ({ signal }) =>
      getWithRetries<JobList>((signal) => getFromDesk(jobsUrl, signal), { name: jobsRepeat, signal }),
    enabled: isAsked,
    staleTime: 5 * 60_000,
  })
  const items = jobs.data?.items ?? noJobs
  const find = useMemo(() => createJobFinder(items, []), [items])
  const entries = useMemo(() => (isAsked ? find(typed).slice(0, maxJobs).map(jobEntry) : []), [find, typed, isAsked])
  return {
    section: { title: paletteWords.jobs, entries, words: wordsOfFilter(typed).words },
    isLoading: isAsked && jobs.isPending,
    hasFailed: isAsked && jobs.isError && !jobs.isFetching,
  }
}

function jobEntry(job: Job): PaletteEntry {
  const details = jobDetails(job, []).filter(Boolean)
  if (job.isOpen === false) details.push(paletteWords.closed)
  // A job without a readable id is looked up by its title.
  const query =
    job.id === ''
      ? writeViewAddress({ ...plainView, filter: job.title }, null)
      : writeViewAddress(plainView, tokenOfId(job.id))
  return {
    id: `job ${job.id || job.title}`,
    label: job.title,
    details,
    icon: BriefcaseBusiness,
    does: { href: `/jobs${query}` },
  }
}

/** The latest bulk runs that match the typed text; none for users who may not see them. */
export function useRunEntries(typed: string, canSeeRuns: boolean): Listed {
  const isAsked = canSeeRuns && typed.trim() !== ''
  const runs = useRead({
    queryKey: ['runs', 'palette'],
    queryFn: async ({ signal }) => valueOrThrow(await getFromDesk<RunList>(runsUrl, signal)),
    enabled: isAsked,
    staleTime: 10_000,
  })
  const all = useMemo(() => runs.data?.items.map(runEntry) ?? [], [runs.data])
  const entries = useMemo(() => (isAsked ? rankEntries(all, typed).slice(0, maxRuns) : []), [all, typed, isAsked])
  return {
    section: { title: paletteWords.runs, entries, words: wordsAtStart(typed) },
    isLoading: isAsked && runs.isPending,
    hasFailed: isAsked && runs.isError && !runs.isFetching,
  }
}

function runEntry(run: Run): PaletteEntry {
  return {
    id: `run ${run.id}`,
    label: run.name,
    details: [stateInWords(run).text, paletteWords.by({ name: run.who.name }), longMoment(new Date(run.createdAt))],
    icon: FileSpreadsheet,
    does: { href: `/bulk-apply/${run.id}` },
  }
}
