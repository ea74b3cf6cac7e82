'use client'

import { wholeNumber } from './formats'
import { useIsBrowser } from './use-is-browser'

/** How a number is written: as the reader's locale has it, and on the server, which does not know it, plain. */
export function useCount(): (count: number) => string {
  return useIsBrowser() ? wholeNumber : String
}
