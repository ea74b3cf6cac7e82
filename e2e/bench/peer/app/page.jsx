import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { ApplicantsScreen } from './applicants-screen.jsx'
import { readRows } from './read-rows.jsx'
import { pageRows, rowsKey } from './rows-query.jsx'

export const dynamic = 'force-dynamic'

/** A list as one builds it by hand today: the first page comes rendered from the server, TanStack does the rest. */
export default async function Page() {
  const client = new QueryClient()
  await client.prefetchInfiniteQuery({
    queryKey: rowsKey,
    queryFn: ({ pageParam }) => readRows(pageParam, pageRows),
    initialPageParam: 0,
  })
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <ApplicantsScreen />
    </HydrationBoundary>
  )
}
