import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import type { FoundState } from './found-applicants'

/** A field that applicants can be narrowed down by, as the screen names it. */
export type FacetField = {
  name: string
  label: string
  chosen: readonly (string | null)[]
  nameOf: (value: string | null) => string
}

/** More menus would be a second toolbar. */
const mostMenus = 5

const labels: Record<string, string> = { status: 'Status', jobId: 'Job', teamId: 'Team' }

type Shown = { state: Pick<FoundState, 'offered' | 'names'>; where: ListView['where']; reader: FieldReader }

/**
 * `menus`: the fields with a menu of their own. `more`: yes or no, numbers, and what is too many. `chosen`: those by
 * which applicants are narrowed down and that have no menu. The status is not among them: it has its own row.
 */
export function facetFields({ state: { offered, names }, where, reader }: Shown) {
  const fieldOf = (name: string): FacetField => ({
    name,
    label: labels[name] ?? reader.label(name),
    chosen: where[name] ?? [],
    nameOf: (value) => nameOfValue(name, value, names[name]),
  })
  const others = offered.filter(({ name }) => name !== 'status')
  const menus = others.filter(({ kind }) => kind === 'text').slice(0, mostMenus)
  const ownRow = ['status', ...menus.map(({ name }) => name)]
  return {
    menus: menus.map(({ name }) => fieldOf(name)),
    more: others.filter((facet) => !menus.includes(facet)).map(({ name }) => fieldOf(name)),
    chosen: Object.keys(where)
      .filter((name) => !ownRow.includes(name) && where[name]?.length !== 0)
      .map(fieldOf),
  }
}

function nameOfValue(name: string, value: string | null, known: Record<string, string> | undefined): string {
  if (value === null) return 'None'
  if (name === 'jobId') return known?.[value] ?? `Job ${value}`
  if (name === 'teamId') return known?.[value] ?? `Team ${value}`
  return value
}
