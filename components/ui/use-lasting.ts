'use client'

import { useEffect, useState } from 'react'

/** Whether `is` has been true for that long: anything shorter needs no message. */
export function useLasting(is: boolean, ms: number): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasting(true), ms)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [is, ms])
  return is && isLasting
}
