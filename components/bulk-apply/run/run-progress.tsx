'use client'

import type { Run } from '@/lib/bulk-apply/contract'
import { SpokenLine } from '../../ui/spoken-line'
import { isMoving } from '../runs/run-facts'
import { progressInWords } from '../runs/run-words'
import { paceText } from './pace-text'

/** More often nobody can listen to it. */
const spokenEveryMs = 10_000

/** How much was sent, how fast, and how long it will take as far as one can say. */
export function RunProgress({ run }: { run: Run }) {
  const pace = paceText(run)
  const line = progressInWords(run)
  return (
    <p className="text-quiet tabular-nums">
      {/* The end is spoken at once. */}
      <SpokenLine
        key={isMoving(run) ? 'moving' : 'still'}
        line={pace === null ? line : `${line}. ${pace}`}
        everyMs={spokenEveryMs}
      />
    </p>
  )
}
