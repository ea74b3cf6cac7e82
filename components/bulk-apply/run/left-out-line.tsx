import type { Run } from '@/lib/bulk-apply/contract'
import { leftOutReasons } from '../left-out-reasons'
import { leftOutCount } from '../runs/run-facts'
import { runWords } from './words'

/** Why rows of the upload are not in the run. */
export function LeftOutLine({ leftOut }: Pick<Run, 'leftOut'>) {
  if (leftOut === null || leftOutCount(leftOut) === 0) return null
  return (
    <p className="max-w-prose text-small text-quiet tabular-nums">
      {runWords.leftOut({ reasons: leftOutReasons(leftOut) })}
    </p>
  )
}
