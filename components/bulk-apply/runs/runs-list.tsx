'use client'

import Link from 'next/link'
import { type Run, type RunList, runsUrl } from '@/lib/bulk-apply/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { ErrorNotice } from '../../api/error-notice'
import { useReadPages } from '../../api/queries'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { RelativeTime } from '../../ui/relative-time'
import { isRunEnded } from './run-facts'
import { RunOrigin } from './run-origin'
import { needInWords, outcomesInWords, sentShareInWords } from './run-words'
import { StateMark } from './state-mark'
import { useFollowedRuns } from './use-followed-runs'
import { runsWords } from './words'

/** Everyone's runs, newest first; the user's own are updated live. `first` came with the page. */
export function RunsList({ first }: { first: RunList }) {
  const list = useReadPages({
    // `first` is part of the key, so that a reloaded page starts over.
    queryKey: ['runs', first.items.map(({ id }) => id).join(' ')],
    queryFn: ({ pageParam, signal }) => askForRuns(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ items, hasMore }: RunList) => (hasMore ? (items.at(-1)?.createdAt ?? null) : null),
    initialData: { pages: [first], pageParams: [null] },
    staleTime: Number.POSITIVE_INFINITY,
    // After Back, Next renders the page as it was first requested: without the run that was started since.
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const retry = list.isFetchNextPageError ? list.fetchNextPage : list.refetch
  const { runs: followed } = useFollowedRuns()
  const runs = list.data.pages
    .flatMap(({ items }) => items)
    .map((run) => followed.find(({ id }) => id === run.id) ?? run)
  return (
    <section aria-labelledby="runs" className="grid gap-2">
      <h2 id="runs" className="text-section font-semibold">
        {runsWords.title}
      </h2>
      {runs.length === 0 ? (
        <div className="rounded-panel border bg-raised">
          <EmptyState title={runsWords.none}>{runsWords.noneHint}</EmptyState>
        </div>
      ) : (
        <ul aria-label={runsWords.title} className="rounded-panel border bg-raised">
          {runs.map((run) => (
            <RunItem key={run.id} run={run} />
          ))}
        </ul>
      )}
      {list.error && !list.isFetching && (
        <ErrorNotice error={list.error} onRetry={() => void retry()} isRetrying={list.isFetching} />
      )}
      {list.hasNextPage && (
        <div>
          <Button
            onClick={() => void list.fetchNextPage()}
            isPending={list.isFetchingNextPage}
            pendingLabel={runsWords.loading}
          >
            {runsWords.more}
          </Button>
        </div>
      )}
    </section>
  )
}

function RunItem({ run }: { run: Run }) {
  const need = needInWords(run)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-0.5 border-b px-4 py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="wrap-anywhere font-medium">
          <Link href={`/bulk-apply/${run.id}`} prefetch={false} className="link inline-block py-0.5">
            {run.name}
          </Link>
        </p>
        <p className="text-small text-quiet tabular-nums">
          <RunOrigin run={run} /> · <RelativeTime iso={run.createdAt} />
        </p>
      </div>
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
          <StateMark run={run} />
          {need !== '' && <span className="font-medium text-unclear">{need}</span>}
        </p>
        {run.state !== 'draft' && (
          <p className="text-small text-quiet tabular-nums">
            {isRunEnded(run) ? outcomesInWords(run) : sentShareInWords(run)}
          </p>
        )}
      </div>
    </li>
  )
}

async function askForRuns(before: string | null, signal: AbortSignal): Promise<RunList> {
  const query = before === null ? '' : `?${new URLSearchParams({ before })}`
  return valueOrThrow(await getFromDesk<RunList>(`${runsUrl}${query}`, signal))
}
