import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { filterWords } from '../words'

/** A field that applicants can be narrowed down by, as the screen names it. */
export type FacetField = {
  name: string
  label: string
  chosen: readonly (string | null)[]
  nameOf: (value: string | null) => string
}

const labels: Record<string, string> = {
  status: filterWords.status,
  jobId: filterWords.job,
  teamId: filterWords.team,
}

export type FacetNaming = {
  where: ListView['where']
  reader: FieldReader
  /** What the ids of values are called, by facet. */
  names: Record<string, Record<string, string>>
}

/** A field of this name, whether it is offered or not. */
export function facetField(name: string, { where, reader, names }: FacetNaming): FacetField {
  return {
    name,
    label: labels[name] ?? reader.label(name),
    chosen: where[name] ?? [],
    nameOf: (value) => nameOfValue(name, value, names[name]),
  }
}

/** "Source", "Source: Job fair", "Source: 2 chosen". */
export function facetText({ label, chosen, nameOf }: FacetField): string {
  const [only = null] = chosen
  if (chosen.length === 0) return label
  return `${label}: ${chosen.length === 1 ? nameOf(only) : filterWords.chosen(chosen.length)}`
}

/** The values chosen so far with others for one facet. */
export function withChosen(where: ListView['where'], name: string, values: (string | null)[]): ListView['where'] {
  const { [name]: _, ...others } = where
  return values.length > 0 ? { ...others, [name]: values } : others
}

function nameOfValue(name: string, value: string | null, known: Record<string, string> | undefined): string {
  if (value === null) return filterWords.noValue
  if (name === 'jobId') return known?.[value] ?? filterWords.jobOf(value)
  if (name === 'teamId') return known?.[value] ?? filterWords.teamOf(value)
  return value
}
