import { type Run, runResultsUrl } from '@/lib/bulk-apply/contract'
import { keepZone } from '../../ui/keep-zone'
import { leftOutReasons } from '../left-out-reasons'
import { leftOutCount } from '../runs/run-facts'
import { runWords } from './words'

type LeftOutLineProps = { run: Pick<Run, 'id' | 'leftOut'>; isKept: boolean }

/** Why rows of the upload are not in the run, with a link to these rows while the desk still has them. */
export function LeftOutLine({ run: { id, leftOut }, isKept }: LeftOutLineProps) {
  if (leftOut === null || leftOutCount(leftOut) === 0) return null
  return (
    <p className="text-small text-quiet tabular-nums">
      {runWords.leftOut({ reasons: leftOutReasons(leftOut) })}{' '}
      {isKept && (
        <a href={runResultsUrl(id, 'left-out')} download onClick={keepZone} className="link whitespace-nowrap">
          {runWords.downloadLeftOut}
        </a>
      )}
    </p>
  )
}
