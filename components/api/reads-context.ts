'use client'

import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** Null until something is read through it: the library of reads is no part of what every page loads. */
export type ReadsHolder = { client: QueryClient | null }

const ReadsContext = createContext<ReadsHolder | null>(null)
export const ReadsProvider = ReadsContext.Provider

/** Where the reads of this page are kept, or of this answer on the server. */
export function useReadsHolder(): ReadsHolder {
  const holder = useContext(ReadsContext)
  // None to fall back on: on the server it would be of everybody.
  if (!holder) throw new Error('No ReadsProvider around it')
  return holder
}
