import { mayBeEmail } from '@/lib/text/may-be-email'
import type { ListView } from '@/lib/views/contract'

/** Returns a URL's view with the parts of the current one that URLs do not hold, unless a link names others. */
export function withUnwritten(view: ListView, { filter, widths, where, fieldFilters }: ListView): ListView {
  return {
    ...view,
    widths,
    filter: view.filter === '' && mayBeEmail(filter) ? filter : view.filter,
    where: { ...view.where, ...emailFacetsOf(where, view.where) },
    fieldFilters: { ...emailFiltersOf(fieldFilters), ...view.fieldFilters },
  }
}

/** Returns the facets with values that may be e-mail addresses, if the URL holds all their other values. */
function emailFacetsOf(where: ListView['where'], written: ListView['where']): ListView['where'] {
  const kept = Object.entries(where).filter(([name, values]) => {
    const plain = values.filter((value) => !mayBeEmail(value ?? ''))
    return JSON.stringify(plain) === JSON.stringify(written[name] ?? [])
  })
  return Object.fromEntries(kept)
}

function emailFiltersOf(filters: ListView['fieldFilters']): ListView['fieldFilters'] {
  const kept = Object.entries(filters).filter(([, one]) => one.kind === 'text' && mayBeEmail(one.contains))
  return Object.fromEntries(kept)
}
