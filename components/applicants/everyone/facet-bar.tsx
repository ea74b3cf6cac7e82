'use client'

import { X } from 'lucide-react'
import { fieldLabel } from '@/lib/records/field-label'
import type { ListView } from '@/lib/views/contract'
import { Button } from '../../ui/button'
import { AppliedDays } from './applied-days'
import { FacetMenu } from './facet-menu'
import type { FoundState } from './found-applicants'

type FacetBarProps = {
  state: FoundState
  view: ListView
  onChange: (changes: Partial<ListView>) => void
}

/** More would be a second toolbar; any field can be searched as `field:value`. */
const mostShown = 6

const labels: Record<string, string> = { status: 'Status', jobId: 'Job', teamId: 'Team' }

/** The fields that applicants can be narrowed down by, and who is new. */
export function FacetBar({ state: { facets, names, newSince }, view, onChange }: FacetBarProps) {
  const { where, isNewOnly, applied, filter } = view
  const isChosen = (name: string) => (where[name]?.length ?? 0) > 0
  const shown = Object.entries(facets ?? {})
    .filter(([name, { values }]) => values.length > 1 || isChosen(name))
    .filter(([name], place) => place < mostShown || isChosen(name))
  const isNarrowed =
    isNewOnly || applied !== null || filter !== '' || Object.values(where).some((chosen) => chosen.length > 0)

  function choose(name: string, chosen: (string | null)[]) {
    const { [name]: _, ...rest } = where
    onChange({ where: chosen.length > 0 ? { ...rest, [name]: chosen } : rest })
  }

  return (
    <div role="group" aria-label="Narrow down" className="flex min-h-11 flex-wrap items-center gap-2 px-4 pb-3 md:px-6">
      {newSince !== null && (
        <Button aria-pressed={isNewOnly} onClick={() => onChange({ isNewOnly: !isNewOnly })}>
          New since your last visit
        </Button>
      )}
      {applied && (
        <Button aria-pressed onClick={() => onChange({ applied: null })}>
          Applied <AppliedDays {...applied} />
          <X aria-hidden className="size-4" />
        </Button>
      )}
      {shown.map(([name, counts]) => (
        <FacetMenu
          key={name}
          label={labels[name] ?? fieldLabel(name)}
          counts={counts}
          chosen={where[name] ?? []}
          nameOf={(value) => (value === null ? 'None' : (names[name]?.[value] ?? value))}
          onChange={(chosen) => choose(name, chosen)}
        />
      ))}
      {isNarrowed && (
        <Button look="quiet" onClick={() => onChange({ where: {}, isNewOnly: false, applied: null, filter: '' })}>
          <X aria-hidden className="size-4" />
          Show everyone
        </Button>
      )}
    </div>
  )
}
