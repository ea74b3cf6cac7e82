import type { Route } from 'next'
import type { ListView } from '@/lib/views/contract'
import { plainView } from '@/lib/views/plain-view'
import { writeViewAddress } from '../records/view/view-address'

/** Returns the link to the list of applicants with these filters. */
export function applicantsHref(narrowed: Partial<ListView>, open: string | null = null): Route {
  // Safe: a query on an existing page.
  return `/applicants${writeViewAddress({ ...plainView, ...narrowed }, open)}` as Route
}
