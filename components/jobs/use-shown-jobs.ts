'use client'

import { useDeferredValue, useMemo } from 'react'
import type { Job, JobMapping } from '@/lib/jobs/contract'
import type { Column } from '@/lib/records/column'
import { createFieldTest } from '@/lib/records/field-filter'
import { createFieldReader, type FieldReader } from '@/lib/records/field-reader'
import { createColumnFinder } from '@/lib/records/find-columns'
import { createRowIndex } from '@/lib/records/find-rows'
import { normalizeText } from '@/lib/records/normalize-text'
import { commonFirst, fullestFirst } from '@/lib/records/order-columns'
import { searchText } from '@/lib/records/record-text'
import type { ListView } from '@/lib/views/contract'
import { countFacet, type FacetCount, isWanted } from './narrow-jobs'

/** The columns of the jobs beyond those that every list has: the profile's first, then those most jobs have. */
export function findJobColumns(
  jobs: readonly Job[],
  mapping: JobMapping,
): { columns: readonly Column[]; isMore: boolean } {
  const finder = createColumnFinder([...mapping.own, ...mapping.columns], {
    reader: createFieldReader(mapping),
  })
  finder.take(fullestFirst(jobs.map(({ record }) => record)))
  const columns = commonFirst(finder.columns(), mapping.columns).filter(({ pointer }) => !mapping.own.includes(pointer))
  return { columns, isMore: finder.isMore() }
}

type Reading = { reader: FieldReader; openAt: JobMapping['open']; teamNameAt: JobMapping['teamName'] }

type ShownJobs = { shown: readonly Job[]; states: FacetCount[]; teams: FacetCount[] }

/** The jobs that match the view, in its order, and the facets to filter them by. */
export function useShownJobs(jobs: readonly Job[], view: ListView, { reader, openAt, teamNameAt }: Reading): ShownJobs {
  const { filter, sort, where, fieldFilters } = view
  const wanted = useDeferredValue(normalizeText(filter.trim()))
  const texts = useMemo(
    () =>
      new Map(
        jobs.map((job) => [job, `${normalizeText(`${job.id} ${job.teamName ?? ''}`)} ${searchText(job.record)}`]),
      ),
    [jobs],
  )
  const ordered = useMemo(
    () => orderJobs(jobs, sort, { reader, openAt, teamNameAt }),
    [jobs, sort, reader, openAt, teamNameAt],
  )
  return useMemo(() => {
    const tests = fieldTests(fieldFilters, reader)
    const isFound = (job: Job) => (texts.get(job) ?? '').includes(wanted) && tests.every((fits) => fits(job))
    return {
      shown: ordered.filter((job) => isFound(job) && isWanted(job, where)),
      states: countFacet(jobs, 'status', { where, isFound }),
      teams: countFacet(jobs, 'teamId', { where, isFound }),
    }
  }, [ordered, texts, jobs, wanted, where, fieldFilters, reader])
}

/** Tests for the filters set in the column menus. */
export function fieldTests(filters: ListView['fieldFilters'], reader: FieldReader): ((job: Job) => boolean)[] {
  return Object.entries(filters).map(([pointer, filter]) => {
    const fits = createFieldTest(filter)
    return ({ record }) => fits(reader.read(record, pointer))
  })
}

/**
 * Whether a job is open is computed from its field, whose raw values may sort in any order: open jobs come first. Teams
 * are sorted by the names shown in the list, which may be the desk's own.
 */
export function orderJobs(
  jobs: readonly Job[],
  sort: ListView['sort'],
  { reader, openAt, teamNameAt }: Reading,
): readonly Job[] {
  if (sort === null) return jobs
  if (sort.pointer === openAt) {
    const sign = sort.isDescending ? -1 : 1
    return [...jobs].sort((one, other) => sign * (rankOf(one) - rankOf(other)))
  }
  const index = createRowIndex()
  const isByTeam = sort.pointer === teamNameAt
  index.add(jobs.map(({ record, teamName }) => (isByTeam ? { teamName } : reader.toIndexed(record))))
  const pointer = isByTeam ? '/teamName' : reader.sortPointer(sort.pointer)
  const rows = index.find({ words: '', sort: { pointer, isDescending: sort.isDescending } }) ?? []
  return [...rows].flatMap((row) => jobs[row] ?? [])
}

function rankOf({ isOpen }: Job): number {
  return isOpen === null ? 2 : isOpen ? 0 : 1
}
