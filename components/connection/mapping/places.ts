import type { MappingScreen } from '@/lib/connection/contract'
import type { FieldMapping } from '@/lib/partner/profile/field-mapping'
import {
  type NamePaths,
  type OpenPath,
  pathOf,
  pathsOfName,
  type StatusPath,
  type TimePath,
} from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { placeInWords } from '../place-words'

type Section = 'applicants' | 'jobs'
type PlaceKind = 'items' | 'field' | 'name' | 'time' | 'status' | 'open' | 'size'

export type Place = {
  section: Section
  key: string
  kind: PlaceKind
  /** The desk cannot work without it, so it is never collapsed while it is unknown. */
  isNeeded?: boolean
}

export const places: readonly Place[] = [
  { section: 'applicants', key: 'name', kind: 'name', isNeeded: true },
  { section: 'applicants', key: 'email', kind: 'field', isNeeded: true },
  { section: 'applicants', key: 'phone', kind: 'field' },
  { section: 'applicants', key: 'status', kind: 'status' },
  { section: 'applicants', key: 'time', kind: 'time' },
  { section: 'applicants', key: 'job', kind: 'field' },
  { section: 'applicants', key: 'jobTitle', kind: 'field' },
  { section: 'applicants', key: 'team', kind: 'field' },
  { section: 'applicants', key: 'teamName', kind: 'field' },
  { section: 'applicants', key: 'id', kind: 'field', isNeeded: true },
  { section: 'applicants', key: 'items', kind: 'items', isNeeded: true },
  { section: 'jobs', key: 'title', kind: 'field', isNeeded: true },
  { section: 'jobs', key: 'id', kind: 'field', isNeeded: true },
  { section: 'jobs', key: 'open', kind: 'open' },
  { section: 'jobs', key: 'status', kind: 'status' },
  { section: 'jobs', key: 'time', kind: 'time' },
  { section: 'jobs', key: 'team', kind: 'field' },
  { section: 'jobs', key: 'teamName', kind: 'field' },
  { section: 'jobs', key: 'items', kind: 'items', isNeeded: true },
  { section: 'jobs', key: 'limit', kind: 'size' },
  { section: 'jobs', key: 'total', kind: 'size' },
]

export type PlaceValue = NamePaths | TimePath | StatusPath | OpenPath | null

export function placeId({ section, key }: Place): string {
  return `${section}.${key}`
}

/** The place's name on the screen. */
export function placeLabel(place: Place): string {
  return placeInWords(placeId(place))
}

export function valueAt(mapping: FieldMapping, { section, key }: Place): PlaceValue {
  const values: Record<string, PlaceValue> = mapping[section]
  return values[key] ?? null
}

/** Not type-checked: each control returns a value of its own place's kind. */
export function withValue(mapping: FieldMapping, { section, key }: Place, value: PlaceValue): FieldMapping {
  return { ...mapping, [section]: { ...mapping[section], [key]: value } }
}

/** The fields that a value refers to. */
export function pathsOf(value: PlaceValue): Pointer[] {
  if (value === null) return []
  if (typeof value === 'string') return [value]
  return 'at' in value ? [pathOf(value)] : pathsOfName(value)
}

export type Attention = 'look' | 'settled' | 'absent'

/** Whether an admin has to look at it: uncertain guesses, and which values mean open. */
export function attentionOf(place: Place, screen: MappingScreen): Attention {
  if (screen.isConfirmed || screen.locked.includes(placeId(place)))
    return valueAt(screen.mapping, place) === null ? 'absent' : 'settled'
  const value = valueAt(screen.mapping, place)
  if (value === null) return place.isNeeded ? 'look' : 'absent'
  if (place.kind === 'open') return typeof value === 'string' ? 'settled' : 'look'
  if (place.kind === 'size') return 'settled'
  return screen.guesses[placeId(place)]?.confidence === 'likely' ? 'look' : 'settled'
}
