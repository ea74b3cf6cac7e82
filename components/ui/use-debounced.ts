'use client'

import { useEffect, useState } from 'react'

/** Returns the value once it has been unchanged for `ms` milliseconds. */
export function useDebounced(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
