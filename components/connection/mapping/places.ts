import type { FieldMapping, MappingScreen } from '@/lib/connection/contract'
import {
  type NamePaths,
  type OpenPath,
  pathOf,
  pathsOfName,
  type StatusPath,
  type TimePath,
} from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'

type Section = 'applicants' | 'jobs'
type PlaceKind = 'items' | 'field' | 'name' | 'time' | 'status' | 'open' | 'size'

export type Place = {
  section: Section
  key: string
  /** How the place is called on the screen. */
  label: string
  kind: PlaceKind
  /** Without it the desk cannot do its work: never folded away while nobody knows it. */
  isNeeded?: boolean
}

export const places: readonly Place[] = [
  { section: 'applicants', key: 'name', label: 'Name', kind: 'name', isNeeded: true },
  { section: 'applicants', key: 'email', label: 'Email', kind: 'field', isNeeded: true },
  { section: 'applicants', key: 'phone', label: 'Phone', kind: 'field' },
  { section: 'applicants', key: 'status', label: 'Status', kind: 'status' },
  { section: 'applicants', key: 'time', label: 'Applied at', kind: 'time' },
  { section: 'applicants', key: 'job', label: 'Applied to', kind: 'field' },
  { section: 'applicants', key: 'jobTitle', label: 'Applied to, title', kind: 'field' },
  { section: 'applicants', key: 'team', label: 'Team', kind: 'field' },
  { section: 'applicants', key: 'teamName', label: 'Team name', kind: 'field' },
  { section: 'applicants', key: 'id', label: 'Applicant ID', kind: 'field', isNeeded: true },
  { section: 'applicants', key: 'items', label: 'List of applicants', kind: 'items', isNeeded: true },
  { section: 'jobs', key: 'title', label: 'Job title', kind: 'field', isNeeded: true },
  { section: 'jobs', key: 'id', label: 'Job ID', kind: 'field', isNeeded: true },
  { section: 'jobs', key: 'open', label: 'Open for applications', kind: 'open' },
  { section: 'jobs', key: 'status', label: 'Job status', kind: 'status' },
  { section: 'jobs', key: 'time', label: 'Posted at', kind: 'time' },
  { section: 'jobs', key: 'team', label: 'Job team', kind: 'field' },
  { section: 'jobs', key: 'teamName', label: 'Job team name', kind: 'field' },
  { section: 'jobs', key: 'items', label: 'List of jobs', kind: 'items', isNeeded: true },
  { section: 'jobs', key: 'limit', label: 'Most jobs per answer', kind: 'size' },
  { section: 'jobs', key: 'total', label: 'Jobs in all', kind: 'size' },
]

export type PlaceValue = NamePaths | TimePath | StatusPath | OpenPath | null

export function placeId({ section, key }: Place): string {
  return `${section}.${key}`
}

export function valueAt(mapping: FieldMapping, { section, key }: Place): PlaceValue {
  const values: Record<string, PlaceValue> = mapping[section]
  return values[key] ?? null
}

/** Each control hands back a value of its own place's kind. */
export function withValue(mapping: FieldMapping, { section, key }: Place, value: PlaceValue): FieldMapping {
  return { ...mapping, [section]: { ...mapping[section], [key]: value } }
}

/** The fields that a value names. */
export function pathsOf(value: PlaceValue): Pointer[] {
  if (value === null) return []
  if (typeof value === 'string') return [value]
  return 'at' in value ? [pathOf(value)] : pathsOfName(value)
}

export type Attention = 'look' | 'settled' | 'absent'

/** Whether a person has to look at it: what is not sure, and which values mean open. */
export function attentionOf(place: Place, screen: MappingScreen): Attention {
  if (screen.isConfirmed || screen.locked.includes(placeId(place)))
    return valueAt(screen.mapping, place) === null ? 'absent' : 'settled'
  const value = valueAt(screen.mapping, place)
  if (value === null) return place.isNeeded ? 'look' : 'absent'
  if (place.kind === 'open') return typeof value === 'string' ? 'settled' : 'look'
  if (place.kind === 'size') return 'settled'
  return screen.guesses[placeId(place)]?.confidence === 'likely' ? 'look' : 'settled'
}
