'use client'

import { useDeferredValue, useMemo } from 'react'
import type { Job, JobMapping } from '@/lib/jobs/contract'
import type { Column } from '@/lib/records/column'
import { createFieldReader, type FieldReader } from '@/lib/records/field-reader'
import { createColumnFinder } from '@/lib/records/find-columns'
import { createRowIndex } from '@/lib/records/find-rows'
import { normalizeText } from '@/lib/records/normalize-text'
import { searchText } from '@/lib/records/record-text'
import type { ListView } from '@/lib/views/contract'

/** The columns of the jobs besides those that every list has: the profile's first, then others as they are found. */
export function findJobColumns(
  jobs: readonly Job[],
  mapping: JobMapping,
): { columns: readonly Column[]; isMore: boolean } {
  const finder = createColumnFinder([...mapping.own, ...mapping.columns], {
    reader: createFieldReader(mapping),
  })
  finder.take(jobs.map(({ record }) => record))
  const columns = finder.columns().filter(({ pointer }) => !mapping.own.includes(pointer))
  return { columns, isMore: finder.isMore() }
}

/** The jobs that fit the view's filter, in its order. */
export function useShownJobs(jobs: readonly Job[], { filter, sort }: ListView, reader: FieldReader): readonly Job[] {
  const wanted = useDeferredValue(normalizeText(filter.trim()))
  const texts = useMemo(() => jobs.map((job) => `${normalizeText(job.id)} ${searchText(job.record)}`), [jobs])
  const ordered = useMemo(() => orderOf(jobs, sort, reader), [jobs, sort, reader])
  return useMemo(
    () => ordered.flatMap((place) => ((texts[place] ?? '').includes(wanted) ? (jobs[place] ?? []) : [])),
    [ordered, texts, jobs, wanted],
  )
}

function orderOf(jobs: readonly Job[], sort: ListView['sort'], reader: FieldReader): number[] {
  if (sort === null) return [...jobs.keys()]
  const index = createRowIndex()
  index.add(jobs.map(({ record }) => reader.toIndexed(record)))
  const { isDescending } = sort
  return [...(index.find({ words: '', sort: { pointer: reader.sortPointer(sort.pointer), isDescending } }) ?? [])]
}
