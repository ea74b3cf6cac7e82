import { mayBeEmail } from '@/lib/text/may-be-email'
import type { ListView } from '@/lib/views/contract'
import { writeViewAddress } from './view-address'

/**
 * Returns a URL's view with the parts of the current one that URLs do not hold. A link may leave a facet out on
 * purpose: facets count as such a part only if all else is as before, as it is when Back closes the details.
 */
export function withUnwritten(view: ListView, current: ListView): ListView {
  const { filter, widths, where, fieldFilters } = current
  const isSame = writeViewAddress(view, null) === writeViewAddress(current, null)
  return {
    ...view,
    widths,
    filter: view.filter === '' && mayBeEmail(filter) ? filter : view.filter,
    where: isSame ? where : view.where,
    fieldFilters: { ...emailFiltersOf(fieldFilters), ...view.fieldFilters },
  }
}

function emailFiltersOf(filters: ListView['fieldFilters']): ListView['fieldFilters'] {
  const kept = Object.entries(filters).filter(([, one]) => one.kind === 'text' && mayBeEmail(one.contains))
  return Object.fromEntries(kept)
}
