'use client'

import { useEffect, useRef, useState } from 'react'
import { wholeNumber } from '../ui/formats'
import type { ExportProgress } from './use-export'

type ExportProgressLineProps = ExportProgress & { startedAt: number; now: number }

const spokenEveryMs = 2_000

/** "2,350 exported · 38 a second", or what the desk waits for; spoken more seldom than shown. */
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
    <>
      <p aria-hidden className="self-center text-quiet tabular-nums">
        {line}
      </p>
      <p role="status" className="sr-only">
        {useEvery(spokenEveryMs, line)}
      </p>
    </>
  )
}

/** The latest text, changed no more often than that. */
function useEvery(everyMs: number, text: string): string {
  const latest = useRef(text)
  latest.current = text
  const [spoken, setSpoken] = useState('Exporting')
  useEffect(() => {
    const timer = setInterval(() => setSpoken(latest.current), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return spoken
}
