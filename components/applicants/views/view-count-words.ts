import type { HitCount } from '@/lib/applicant-index/contract'
import { applicantCount, type ViewCount } from '@/lib/applicants/contract'
import { wholeNumber } from '../../ui/formats'

/** "1,204", or "10,000+" where nobody counted further. */
export function countShown({ found }: ViewCount): string {
  return shortCount(found)
}

/** "3 new"; null where nobody is, or nobody counted. */
export function newShown({ isNew }: ViewCount): string | null {
  return isNew === null || isNew.count === 0 ? null : `${shortCount(isNew)} new`
}

/** For screen readers: "1,204 applicants, 3 new". */
export function countSpoken(count: ViewCount): string {
  const all = `${count.found.isExact ? '' : 'more than '}${applicantCount(count.found.count)}`
  const isNew = newShown(count)
  return isNew === null ? all : `${all}, ${isNew}`
}

function shortCount({ count, isExact }: HitCount): string {
  return `${wholeNumber(count)}${isExact ? '' : '+'}`
}
