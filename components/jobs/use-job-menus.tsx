'use client'

import type { JobMapping } from '@/lib/jobs/contract'
import type { Column } from '@/lib/records/column'
import type { Pointer } from '@/lib/records/pointer'
import type { ListView } from '@/lib/views/contract'
import type { ColumnFilter } from '../records/columns/column-filter'
import { fieldColumnFilter } from '../records/columns/field-column-filter'
import { ValueChoices } from '../records/columns/value-choices'
import { withChosen } from '../records/view/with-chosen'
import type { FacetCount, JobFacet } from './narrow-jobs'
import { jobsWords } from './words'

type JobMenusOptions = {
  view: ListView
  onChange: (changes: Partial<ListView>) => void
  mapping: JobMapping
  /** All fields of the jobs except those that every list shows. */
  columns: readonly Column[]
  states: readonly FacetCount[]
  teams: readonly FacetCount[]
}

/** What the menus in the table head do with its columns. */
export type JobMenus = {
  filterOf: (pointer: Pointer) => ColumnFilter | null
  /** Shows these columns, in this order, after those that every list has. */
  onColumns: (columns: Pointer[]) => void
}

export function useJobMenus({ view, onChange, mapping, columns, states, teams }: JobMenusOptions): JobMenus {
  function choices(facet: JobFacet, label: string, values: readonly FacetCount[]): ColumnFilter {
    const chosen = view.where[facet] ?? []
    const choose = (values: (string | null)[]) => onChange({ where: withChosen(view.where, facet, values) })
    return {
      kind: 'choice',
      isSet: chosen.length > 0,
      render: () => <ValueChoices {...{ label, values, chosen }} hasMore={false} onChange={choose} />,
    }
  }

  return {
    onColumns: (columns) => onChange({ columns }),
    filterOf(pointer) {
      if (pointer === mapping.open) return choices('status', jobsWords.state, states)
      if (pointer === mapping.teamName || pointer === mapping.team) return choices('teamId', jobsWords.team, teams)
      const kind = pointer === mapping.title ? 'text' : columns.find((column) => column.pointer === pointer)?.kind
      return kind ? fieldColumnFilter({ pointer, kind }, { view, onChange }) : null
    },
  }
}
