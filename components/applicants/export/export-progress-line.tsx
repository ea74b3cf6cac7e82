'use client'

import { wholeNumber } from '../../ui/formats'
import { SpokenLine } from '../../ui/spoken-line'
import type { ExportProgress } from './export-state'

type ExportProgressLineProps = ExportProgress & { startedAt: number; now: number }

/** "2,350 exported · 38 a second", or what the desk waits for. */
export function ExportProgressLine({ count, waiting, startedAt, now }: ExportProgressLineProps) {
  const seconds = (now - startedAt) / 1000
  const pace = seconds >= 1 ? Math.round(count / seconds) : 0
  const exported = `${wholeNumber(count)} exported`
  const line = waiting
    ? `${exported} · ${waiting.short}, trying again · ${waiting.attempt} of ${waiting.of}`
    : pace > 0
      ? `${exported} · ${wholeNumber(pace)} a second`
      : exported
  return (
    <p className="self-center text-quiet tabular-nums">
      <SpokenLine line={line} />
    </p>
  )
}
