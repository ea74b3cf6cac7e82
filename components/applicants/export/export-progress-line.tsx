'use client'

import { wholeNumber } from '../../ui/formats'
import { SpokenLine } from '../../ui/spoken-line'
import type { ExportProgress } from './export-state'

type ExportProgressLineProps = ExportProgress & { startedAt: number; now: number }

/** The server retries failed pages by itself; from here on the line says that it waits. */
const waitingFromMs = 5_000

/** "2,350 exported · 38 a second", or that the partner is waited for. */
export function ExportProgressLine({ count, arrivedAt, startedAt, now }: ExportProgressLineProps) {
  const seconds = (now - startedAt) / 1000
  const pace = seconds >= 1 ? Math.round(count / seconds) : 0
  const parts = [`${wholeNumber(count)} exported`]
  if (now - arrivedAt >= waitingFromMs) parts.push('waiting for the partner')
  else if (pace > 0) parts.push(`${wholeNumber(pace)} a second`)
  return (
    <p className="self-center text-quiet tabular-nums">
      <SpokenLine line={parts.join(' · ')} />
    </p>
  )
}
