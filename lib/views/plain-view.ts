import type { ListView } from './contract'

/** The default view: every column, no filter, not sorted. */
export const plainView: ListView = {
  filter: '',
  sort: null,
  columns: null,
  widths: {},
  isCompact: false,
  where: {},
  isNewOnly: false,
  applied: null,
  fieldFilters: {},
}

/** Resets everything that a view filters by, so that everyone is shown again. */
export const noFilters = {
  filter: '',
  where: {},
  isNewOnly: false,
  applied: null,
  fieldFilters: {},
} satisfies Partial<ListView>

/** How many filters a view has, besides the words of its filter. */
export function countFilters({ where, isNewOnly, applied, fieldFilters }: ListView): number {
  const chosen = Object.values(where).filter((values) => values.length > 0).length
  return chosen + Object.keys(fieldFilters).length + Number(isNewOnly) + Number(applied !== null)
}

/** Whether a view excludes anyone. */
export function isFiltering(view: ListView): boolean {
  return view.filter.trim() !== '' || countFilters(view) > 0
}

/** Whether two views show the same. The order of columns matters, the order of keys in `widths` does not. */
export function isSameView(one: ListView, other: ListView): boolean {
  return (
    one.filter === other.filter &&
    one.isCompact === other.isCompact &&
    one.isNewOnly === other.isNewOnly &&
    one.applied?.from === other.applied?.from &&
    one.applied?.until === other.applied?.until &&
    JSON.stringify(sorted(one.where)) === JSON.stringify(sorted(other.where)) &&
    JSON.stringify(sorted(one.fieldFilters)) === JSON.stringify(sorted(other.fieldFilters)) &&
    one.sort?.pointer === other.sort?.pointer &&
    one.sort?.isDescending === other.sort?.isDescending &&
    JSON.stringify(one.columns) === JSON.stringify(other.columns) &&
    JSON.stringify(sorted(one.widths)) === JSON.stringify(sorted(other.widths))
  )
}

function sorted<Value>(values: Record<string, Value>): [string, Value][] {
  return Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
}
