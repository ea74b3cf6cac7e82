import { type Run, runResultsUrl } from '@/lib/bulk-apply/contract'
import { keepZone } from '../../ui/keep-zone'
import { leftOutReasons } from '../left-out-reasons'
import { leftOutCount } from '../runs/run-facts'
import { runWords } from './words'

/** Why rows of the upload are not in the run, and the way to these rows. */
export function LeftOutLine({ run: { id, leftOut } }: { run: Pick<Run, 'id' | 'leftOut'> }) {
  if (leftOut === null || leftOutCount(leftOut) === 0) return null
  return (
    <p className="max-w-prose text-small text-quiet tabular-nums">
      {runWords.leftOut({ reasons: leftOutReasons(leftOut) })}{' '}
      <a href={runResultsUrl(id, 'left-out')} download onClick={keepZone} className="link">
        {runWords.downloadLeftOut}
      </a>
    </p>
  )
}
