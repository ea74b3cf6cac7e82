'use client'

import { type QueryClient, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { makeQueryClient } from './query-client'
import { useReadsHolder } from './reads-context'

/*
 * TanStack Query's hooks for every screen. They create the shared client lazily: the library's own provider around the
 * screens would load the library with every page, even if nothing is read at first.
 */

export function useReadsClient(): QueryClient {
  const holder = useReadsHolder()
  holder.client ??= makeQueryClient()
  return holder.client
}

// Safe: each takes and returns the same as the library's hook.
export const useRead = ((options: Parameters<typeof useQuery>[0]) =>
  useQuery(options, useReadsClient())) as typeof useQuery

export const useReadPages = ((options: Parameters<typeof useInfiniteQuery>[0]) =>
  useInfiniteQuery(options, useReadsClient())) as typeof useInfiniteQuery

export const useReads = ((options: Parameters<typeof useQueries>[0]) =>
  useQueries(options, useReadsClient())) as typeof useQueries
