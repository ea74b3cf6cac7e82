import type { ViewCount } from '@/lib/applicants/contract'
import { viewsWords } from './words'

/** "1,204", or "10,000+" where counting stopped there. */
export function countShown({ found: { count, isExact } }: ViewCount): string {
  return isExact ? viewsWords.found({ count }) : viewsWords.foundMore({ count })
}

/** "3 new"; null if there are none, or if they were not counted. */
export function newShown({ isNew }: ViewCount): string | null {
  if (isNew === null || isNew.count === 0) return null
  const { count, isExact } = isNew
  return isExact ? viewsWords.isNew({ count }) : viewsWords.isNewMore({ count })
}

/** For screen readers: "1,204 applicants, 3 new". */
export function countSpoken(counted: ViewCount): string {
  const { count, isExact } = counted.found
  const all = isExact ? viewsWords.spoken({ count }) : viewsWords.spokenMore({ count })
  const isNew = newShown(counted)
  return isNew === null ? all : `${all}, ${isNew}`
}
