import type { Route } from 'next'
import type { ListView } from '@/lib/views/contract'
import { plainView } from '@/lib/views/plain-view'
import { writeViewAddress } from '../records/view/view-address'

/** The list of applicants, narrowed down like this. */
export function applicantsHref(narrowed: Partial<ListView>, open: string | null = null): Route {
  // A query on a page that is there.
  return `/applicants${writeViewAddress({ ...plainView, ...narrowed }, open)}` as Route
}
