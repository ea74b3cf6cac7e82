'use client'

import { useEffect, useEffectEvent, useState } from 'react'

type SpokenLineProps = { line: string; everyMs?: number }

/** A line that changes often: updates at once on screen, and is announced to screen readers only every `everyMs`. */
export function AnnouncedLine({ line, everyMs = 2_000 }: SpokenLineProps) {
  const [spoken, setSpoken] = useState(line)
  const speak = useEffectEvent(() => setSpoken(line))
  useEffect(() => {
    const timer = setInterval(() => speak(), everyMs)
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
