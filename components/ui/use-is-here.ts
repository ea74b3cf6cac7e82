'use client'

import { useEffect, useRef } from 'react'

/** Tells whether the component is still on the page: for what arrives after its reader has left. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
