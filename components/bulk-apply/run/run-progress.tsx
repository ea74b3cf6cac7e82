'use client'

import type { Run } from '@/lib/bulk-apply/contract'
import { AnnouncedLine } from '../../ui/announced-line'
import { mayStillChange } from '../runs/run-facts'
import { endInWords, progressInWords } from '../runs/run-words'
import { paceText } from './pace-text'

/** Announcing more often would be too much for screen reader users. */
const spokenEveryMs = 10_000

/** How much was sent, how fast, and an estimate of the time left; in the same place at last how the run ended. */
export function RunProgress({ run }: { run: Run }) {
  const pace = paceText(run)
  const line = progressInWords(run)
  const end = endInWords(run)
  return (
    <p className="text-quiet tabular-nums">
      {end === null ? (
        // The new key announces at once that nothing moves any more.
        <AnnouncedLine
          key={mayStillChange(run) ? 'moving' : 'still'}
          line={pace === null ? line : `${line}. ${pace}`}
          everyMs={spokenEveryMs}
        />
      ) : (
        <span role="status">{end}</span>
      )}
    </p>
  )
}
