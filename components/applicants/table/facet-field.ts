import type { FieldReader } from '@/lib/records/field-reader'
import { shortTeamInWords } from '@/lib/records/teams/team-in-words'
import type { ListView } from '@/lib/views/contract'
import { filterWords } from '../words'

/** A field that applicants can be filtered by, with its names on screen. */
export type FacetField = {
  name: string
  label: string
  chosen: readonly (string | null)[]
  nameOf: (value: string | null) => string
}

export type FacetNaming = {
  where: ListView['where']
  reader: FieldReader
  /** Display names for values that are ids, by facet. */
  names: Record<string, Record<string, string>>
}

/** Returns the field of this name, whether the index offers it or not. */
export function facetField(name: string, { where, reader, names }: FacetNaming): FacetField {
  return {
    name,
    label: ownLabel(name) ?? reader.label(name),
    chosen: where[name] ?? [],
    nameOf: (value) => nameOfValue(name, value, names[name]),
  }
}

/** "Source", "Source: Job fair", "Source: 2 chosen". */
export function facetText({ label, chosen, nameOf }: FacetField): string {
  const [only = null] = chosen
  if (chosen.length === 0) return label
  if (chosen.length > 1) return filterWords.chosen({ field: label, count: chosen.length })
  return filterWords.oneChosen({ field: label, value: nameOf(only) })
}

function ownLabel(name: string): string | undefined {
  if (name === 'status') return filterWords.status
  if (name === 'jobId') return filterWords.job
  return name === 'teamId' ? filterWords.team : undefined
}

function nameOfValue(name: string, value: string | null, known: Record<string, string> | undefined): string {
  if (value === null) return filterWords.noValue
  if (name === 'jobId') return known?.[value] ?? filterWords.jobOf({ id: value })
  if (name === 'teamId') return shortTeamInWords(value, known?.[value])
  return value
}
