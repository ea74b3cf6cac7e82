import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pageRows, rowsKey } from './rows-query.jsx'

/** All rows loaded so far, and how to get more. */
export function useRows() {
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: rowsKey,
    queryFn: ({ pageParam, signal }) => askForRows(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageRows ? undefined : pages.length * pageRows),
  })
  const rows = useMemo(() => data?.pages.flat() ?? [], [data])
  return { rows, error, fetchNextPage, hasNextPage, isFetchingNextPage }
}

async function askForRows(offset, signal) {
  const answer = await fetch(`/rows?offset=${offset}&limit=${pageRows}`, { signal })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return answer.json()
}
