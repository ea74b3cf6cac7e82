'use client'

import { useEffect, useRef, useState } from 'react'

type SpokenLineProps = { line: string; everyMs?: number }

/** A line that changes often: shown at once, and spoken by a screen reader more seldom. */
export function SpokenLine({ line, everyMs = 2_000 }: SpokenLineProps) {
  const latest = useRef(line)
  latest.current = line
  const [spoken, setSpoken] = useState(line)
  useEffect(() => {
    const timer = setInterval(() => setSpoken(latest.current), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return (
    <>
      <span aria-hidden>{line}</span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  )
}
