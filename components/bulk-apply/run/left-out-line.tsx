import type { Run } from '@/lib/bulk-apply/contract'
import { issueKinds } from '@/lib/bulk-apply/sheet/issue-kind'
import { leftOutCount } from '../runs/run-facts'
import { issueKindWords } from '../words'
import { runWords } from './words'

/** Why rows of the upload are not in the run. */
export function LeftOutLine({ leftOut }: Pick<Run, 'leftOut'>) {
  if (leftOut === null || leftOutCount(leftOut) === 0) return null
  const { byPerson, kinds } = leftOut
  const reasons = [
    ...(byPerson > 0 ? [runWords.leftOutByHand({ count: byPerson })] : []),
    ...issueKinds.flatMap((kind) => {
      const count = kinds[kind] ?? 0
      return count > 0 ? [issueKindWords[kind]({ count })] : []
    }),
  ]
  return (
    <p className="max-w-prose text-small text-quiet tabular-nums">
      {runWords.leftOut({ reasons: reasons.join(', ') })}
    </p>
  )
}
