'use client'

import type { RefusalCause, Run } from '@/lib/bulk-apply/contract'
import { Button } from '../../ui/button'
import { causeWords } from '../words'
import { CauseLine, fixLabel } from './cause-line'
import { useRunCauses } from './use-refusal-causes'

type RunCausesProps = { run: Run; first: RefusalCause[]; onFix: (cause: string) => void }

/** Why rows of this run were refused, a line per cause, each with the way to correct all of its rows. */
export function RunCauses({ run, first, onFix }: RunCausesProps) {
  const { data: causes } = useRunCauses(run, first)
  if (run.counts.refused === 0 || !causes || causes.length === 0) return null
  return (
    <ul aria-label={causeWords.list} className="max-h-60 overflow-y-auto rounded-panel border bg-raised">
      {causes.map((cause) => (
        <CauseLine
          key={cause.key}
          cause={cause}
          isInRun
          action={
            <Button aria-label={fixLabel(cause)} onClick={() => onFix(cause.key)}>
              {causeWords.fix}
            </Button>
          }
        />
      ))}
    </ul>
  )
}
