import { wholeNumber } from './formats'

/** Formats whole numbers in the reader's language. */
export function useCount(): (count: number) => string {
  return wholeNumber
}
