'use client'

import type { Dispatch } from '@/lib/dispatch/contract'
import type { Application, Submitted } from '@/lib/easy-apply/contract'
import { DeskError, getFromDesk } from '../api/desk-api'
import { ErrorNotice } from '../api/error-notice'
import { useRead } from '../api/queries'
import { useDispatch } from '../dispatch/use-followed'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { ApplicationOutcome } from './application-outcome'
import { easyApplyWords } from './words'

/** What the URL named when the page was rendered; `application` is null if the user has no such application. */
export type Opened = { id: string; application: Application | null }

type OpenedApplicationProps = {
  id: string
  /** Null if the page was rendered without one. */
  known: Opened | null
  onNext: () => void
}

/** The outcome of the application named in the URL, shown above the form for the next one. */
export function OpenedApplication({ id, known, onNext }: OpenedApplicationProps) {
  const followed = useDispatch<Submitted>(id)
  const near = followed ?? (known?.id === id ? known.application : undefined)
  // A page restored by "Back" may predate this application, and an outcome that was seen is no longer followed.
  const asked = useRead({
    queryKey: ['application', id],
    queryFn: ({ signal }) => ask(id, signal),
    enabled: near === undefined,
  })
  const dispatch = near === undefined ? asked.data : near
  if (asked.error)
    return <ErrorNotice error={asked.error} onRetry={() => void asked.refetch()} isRetrying={asked.isFetching} />
  if (dispatch === undefined) return <Skeleton className="h-24" />
  if (dispatch?.kind !== 'submit-application')
    return (
      <Notice tone="info" title={easyApplyWords.notShown}>
        <p>{easyApplyWords.notShownWhy}</p>
      </Notice>
    )
  return (
    <section aria-label={easyApplyWords.applicationTo({ job: dispatch.subject })} className="grid gap-2">
      <h2 dir="auto" className="wrap-anywhere text-section font-semibold">
        {dispatch.subject}
        <span className="block text-body font-normal text-quiet">{dispatch.applicantEmail}</span>
      </h2>
      <ApplicationOutcome
        dispatch={dispatch}
        isInForm={false}
        next={<Button onClick={onNext}>{easyApplyWords.nextApplication}</Button>}
      />
    </section>
  )
}

async function ask(id: string, signal: AbortSignal): Promise<Application | null> {
  const answer = await getFromDesk<Dispatch<Submitted>>(`/api/dispatches/${encodeURIComponent(id)}`, signal)
  if ('value' in answer) return answer.value
  // A 404 from our own handler: unexpected errors have an id.
  if (answer.error.kind === 'desk-fault' && answer.error.errorId === null) return null
  throw new DeskError(answer.error)
}
