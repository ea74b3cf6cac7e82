'use client'

import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { FormNode } from '@/lib/forms/form-node'
import { toBody } from '@/lib/forms/form-values'
import { type Job, type JobList, jobsKey } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { textAt } from '@/lib/records/read-field'
import { useRead, useReadsClient } from '../../api/queries'
import { useMediaQuery } from '../../ui/use-media-query'
import { findSameTitles } from './same-titles'

/** Whether there is room for the rail beside the form: Tailwind's `xl`. */
export const hasRailRoom = '(width >= 80rem)'

/** So many are named; the others are counted. */
export const mostNamed = 3

/** The listed jobs of this title, by the list that the page has loaded; null while there is none. */
export function useSameTitles(title: string): Job[] | null {
  const { data } = useRead<JobList>({ queryKey: jobsKey, enabled: false })
  return useMemo(() => data && findSameTitles(data.items, title), [data, title]) ?? null
}

/** Whether jobs of the title in the form are named beside it. */
export function useNamesSame(nodes: FormNode[], titleAt: Pointer): boolean {
  const values = useWatch({ name: 'body' })
  const title = useMemo(() => textAt(toBody(nodes, values), titleAt) ?? '', [nodes, values, titleAt])
  const same = useSameTitles(title)
  return useMediaQuery(hasRailRoom) && same !== null && same.length > 0
}

/** The ids of the jobs that are named beside the form for a title, when it is sent. */
export function useNamedIds(): (title: string) => string[] {
  const queries = useReadsClient()
  return (title) => {
    if (!window.matchMedia(hasRailRoom).matches) return []
    const list = queries.getQueryData<JobList>(jobsKey)
    return findSameTitles(list?.items ?? [], title)
      .slice(0, mostNamed)
      .map(({ id }) => id)
  }
}
