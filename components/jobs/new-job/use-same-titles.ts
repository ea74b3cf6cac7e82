'use client'

import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { FormNode } from '@/lib/forms/form-node'
import { toBody } from '@/lib/forms/form-values'
import { titleInBody } from '@/lib/forms/title-in-body'
import { type Job, type JobList, jobsKey } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { useRead, useReadsClient } from '../../api/queries'
import { useMediaQuery } from '../../ui/use-media-query'
import { findSameTitles } from './same-titles'

/** Whether there is room for the rail beside the form: Tailwind's `xl`. */
export const fitsSideColumn = '(width >= 80rem)'

/** At most this many are named; the others are only counted. */
export const maxNamed = 3

/** The listed jobs with this title, from the list the page has loaded; null until it is loaded. */
export function useSameTitles(title: string): Job[] | null {
  const { data } = useRead<JobList>({ queryKey: jobsKey, enabled: false })
  return useMemo(() => data && findSameTitles(data.items, title), [data, title]) ?? null
}

/** Whether jobs with the form's title are named beside the form. */
export function useNamesSame(nodes: FormNode[], titleAt: Pointer): boolean {
  const values = useWatch({ name: 'body' })
  const title = useMemo(() => titleInBody(toBody(nodes, values), titleAt, nodes), [nodes, values, titleAt])
  const same = useSameTitles(title)
  return useMediaQuery(fitsSideColumn) && same !== null && same.length > 0
}

/** Returns a function for the ids of the jobs named beside the form for a title, to call when the form is sent. */
export function useNamedIds(): (title: string) => string[] {
  const queries = useReadsClient()
  return (title) => {
    if (!window.matchMedia(fitsSideColumn).matches) return []
    const list = queries.getQueryData<JobList>(jobsKey)
    return findSameTitles(list?.items ?? [], title)
      .slice(0, maxNamed)
      .map(({ id }) => id)
  }
}
