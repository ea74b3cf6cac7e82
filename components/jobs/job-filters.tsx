'use client'

import { X } from 'lucide-react'
import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { noFilters } from '@/lib/views/plain-view'
import { ColumnsFilter } from '../records/columns/columns-filter'
import type { ColumnsFilterProps } from '../records/columns/columns-filter-popup'
import { FieldFilterChips } from '../records/columns/field-filter-chips'
import { withChosen } from '../records/view/with-chosen'
import { Button } from '../ui/button'
import { ChoiceChip } from '../ui/choice-chip'
import { JobStateIcon } from './job-state'
import type { FacetCount, JobFacet } from './narrow-jobs'
import { TeamFilter } from './team-filter'
import { jobsWords } from './words'

type JobFiltersProps = ColumnsFilterProps & {
  view: ListView
  reader: FieldReader
  states: readonly FacetCount[]
  teams: readonly FacetCount[]
  onChange: (changes: Partial<ListView>) => void
}

/**
 * Filters for jobs: whether they accept applications, and their team. Renders nothing if there is nothing to filter by.
 */
export function JobFilters({ view, reader, states, teams, columns, onChange }: JobFiltersProps) {
  const { where, fieldFilters } = view
  const chosenStates = where.status ?? []
  const chosenTeams = where.teamId ?? []
  const hasStates = states.length > 1 || chosenStates.length > 0
  const hasTeams = teams.length > 1 || chosenTeams.length > 0
  const isFieldFiltered = Object.keys(fieldFilters).length > 0
  if (!hasStates && !hasTeams && !isFieldFiltered && columns.length === 0) return null

  const choose = (facet: JobFacet, values: (string | null)[]) => onChange({ where: withChosen(where, facet, values) })

  return (
    <div
      role="group"
      aria-label={jobsWords.narrowDown}
      className={`max-md:@container/line flex items-center gap-2 px-4 pb-3 max-md:gap-1.5 max-md:overflow-x-auto max-md:py-1 max-[400px]:flex-wrap md:flex-wrap md:px-6 ${hasStates || hasTeams || isFieldFiltered ? '' : 'md:hidden'}`}
    >
      {hasStates && (
        <StateChips states={states} chosen={chosenStates} onChange={(values) => choose('status', values)} />
      )}
      {hasTeams && <TeamFilter teams={teams} chosen={chosenTeams} onChange={(values) => choose('teamId', values)} />}
      <ColumnsFilter columns={columns} />
      <FieldFilterChips filters={fieldFilters} reader={reader} onChange={onChange} />
      {(chosenStates.length > 0 || chosenTeams.length > 0 || isFieldFiltered) && (
        <Button look="quiet" onClick={() => onChange(noFilters)}>
          <X aria-hidden className="size-4" />
          {jobsWords.showAllJobs}
        </Button>
      )}
    </div>
  )
}

type StateChipsProps = {
  states: readonly FacetCount[]
  chosen: readonly (string | null)[]
  onChange: (chosen: (string | null)[]) => void
}

function StateChips({ states, chosen, onChange }: StateChipsProps) {
  return (
    <div role="group" aria-label={jobsWords.state} className="flex gap-1.5">
      {states.map(({ value, label, count }) => (
        <ChoiceChip
          key={value ?? ''}
          isChosen={chosen.includes(value)}
          onChoose={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))}
          mark={<JobStateIcon isOpen={value === null ? null : value === 'open'} />}
          label={label}
          count={count}
        />
      ))}
    </div>
  )
}
