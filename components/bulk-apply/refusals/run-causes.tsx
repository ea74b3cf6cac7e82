'use client'

import type { RefusalCause, Run } from '@/lib/bulk-apply/contract'
import { Button } from '../../ui/button'
import { causeWords } from '../words'
import { CauseLine, fixLabel } from './cause-line'
import { useRunCauses } from './use-refusal-causes'

type RunCausesProps = { run: Run; first: RefusalCause[]; onFix: (cause: string) => void; onFixAll: () => void }

/** Why rows of this run were refused: one line per cause, with buttons to correct its rows, or all rows at once. */
export function RunCauses({ run, first, onFix, onFixAll }: RunCausesProps) {
  const { data: causes } = useRunCauses(run, first)
  if (run.counts.refused === 0 || !causes?.[0]) return null
  const [
    {
      canCorrect,
      run: { refused },
    },
  ] = causes
  return (
    <div className="grid gap-2">
      {causes.length > 1 && canCorrect && (
        <Button className="justify-self-start" onClick={onFixAll}>
          {causeWords.fixAll({ count: refused })}
        </Button>
      )}
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
    </div>
  )
}
