import { ListSkeleton } from '../ui/list-skeleton'
import { jobsWords } from './words'

/** The list of jobs while it loads. */
export function JobsSkeleton() {
  return <ListSkeleton label={jobsWords.loading} rows={14} phoneHeight="max-md:h-20" hasChips />
}
