import { type FacetNaming, facetField } from '../table/facet-field'
import type { FoundState } from './found-applicants'

/** With more menus the bar would become a second toolbar. */
const maxMenus = 5

type Shown = Omit<FacetNaming, 'names'> & { state: Pick<FoundState, 'offered' | 'names'> }

/**
 * `menus`: the fields with a menu of their own. `more`: boolean and numeric fields, and those beyond the limit.
 * `chosen`: active filters that have no menu. The status is not among them: it has its own row.
 */
export function facetFields({ state: { offered, names }, where, reader }: Shown) {
  const fieldOf = (name: string) => facetField(name, { where, reader, names })
  const others = offered.filter(({ name }) => name !== 'status')
  const menus = others.filter(({ kind }) => kind === 'text').slice(0, maxMenus)
  const ownRow = ['status', ...menus.map(({ name }) => name)]
  return {
    menus: menus.map(({ name }) => fieldOf(name)),
    more: others.filter((facet) => !menus.includes(facet)).map(({ name }) => fieldOf(name)),
    chosen: Object.keys(where)
      .filter((name) => !ownRow.includes(name) && where[name]?.length !== 0)
      .map(fieldOf),
  }
}
