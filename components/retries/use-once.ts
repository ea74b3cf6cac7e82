'use client'

import { useRef } from 'react'

/** Hands a value out to the first who asks, and nothing to the others: the failure that came with the page is one attempt. */
export function useOnce<T>(value: T | undefined): () => T | undefined {
  const left = useRef(value)
  return () => {
    const taken = left.current
    left.current = undefined
    return taken
  }
}
