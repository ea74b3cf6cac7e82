import type { LeftOutRows } from '@/lib/bulk-apply/contract'
import { issueKinds } from '@/lib/bulk-apply/sheet/issue-kind'
import { issueKindWords, leftOutWords } from './words'

/** "by hand (3), already applied from this desk (1)". Each row is counted once. */
export function leftOutReasons({ byPerson, kinds }: LeftOutRows): string {
  const reasons = issueKinds.flatMap((kind) => {
    const count = kinds[kind] ?? 0
    return count > 0 ? [issueKindWords[kind]({ count })] : []
  })
  return [...(byPerson > 0 ? [leftOutWords.byHand({ count: byPerson })] : []), ...reasons].join(', ')
}
