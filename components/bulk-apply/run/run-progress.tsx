'use client'

import type { Run } from '@/lib/bulk-apply/contract'
import { SpokenLine } from '../../ui/spoken-line'
import { isMoving } from '../runs/run-facts'
import { progressInWords } from '../runs/run-words'
import { paceText } from './pace-text'

/** Announcing more often would be too much for screen reader users. */
const spokenEveryMs = 10_000

/** How much was sent, how fast, and an estimate of the time left. */
export function RunProgress({ run }: { run: Run }) {
  const pace = paceText(run)
  const line = progressInWords(run)
  return (
    <p className="text-quiet tabular-nums">
      {/* The new key announces the end at once. */}
      <SpokenLine
        key={isMoving(run) ? 'moving' : 'still'}
        line={pace === null ? line : `${line}. ${pace}`}
        everyMs={spokenEveryMs}
      />
    </p>
  )
}
