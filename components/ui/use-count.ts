'use client'

import { wholeNumber } from './formats'
import { useIsBrowser } from './use-is-browser'

/** Formats whole numbers in the reader's locale; on the server, which does not know it, without separators. */
export function useCount(): (count: number) => string {
  return useIsBrowser() ? wholeNumber : String
}
