'use client'

import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** The client is null until the first read, since not every page loads the query library. */
export type ReadsHolder = { client: QueryClient | null }

const ReadsContext = createContext<ReadsHolder | null>(null)
export const ReadsProvider = ReadsContext.Provider

/** Returns the holder of this page's reads; on the server, of this response's. */
export function useReadsHolder(): ReadsHolder {
  const holder = useContext(ReadsContext)
  // No fallback: on the server it would be shared by all users.
  if (!holder) throw new Error('No ReadsProvider around it')
  return holder
}
