'use client'

import { useRef } from 'react'

/**
 * Returns a function that returns the value only on its first call: a failure that came with the page counts as one
 * attempt.
 */
export function useOnce<T>(value: T | undefined): () => T | undefined {
  const pending = useRef(value)
  return () => {
    const taken = pending.current
    pending.current = undefined
    return taken
  }
}
