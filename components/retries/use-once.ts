'use client'

import { useRef } from 'react'

/**
 * A function that returns the value on its first call only: a failure that came with the page counts as one attempt.
 */
export function useOnce<T>(value: T | undefined): () => T | undefined {
  const pending = useRef(value)
  return () => {
    const taken = pending.current
    pending.current = undefined
    return taken
  }
}
