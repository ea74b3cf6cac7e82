'use client'

import { CircleHelp } from 'lucide-react'
import Link from 'next/link'
import { type Dispatch, needsPerson } from '@/lib/dispatch/contract'
import { placeOf, standingOf, titleOf } from '../dispatch/dispatch-words'
import { useFollowed } from '../dispatch/use-followed'
import { Time } from '../ui/time'

/** The reader's own writes that only a person can end; nothing where there is none. `first` came with the page. */
export function NeedsYou({ first }: { first: readonly Dispatch[] }) {
  const { items, isRead } = useFollowed()
  const waiting = (isRead ? items : first).filter(needsPerson)
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="needs-you" className="max-w-4xl rounded-panel border bg-unclear-soft">
      <h2 id="needs-you" className="flex items-center gap-2 px-4 pt-3 font-semibold text-unclear">
        <CircleHelp aria-hidden className="size-4" />
        Needs you
      </h2>
      <ul className="px-4 pb-2">
        {waiting.map((dispatch) => (
          <li key={dispatch.id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <Link
              href={placeOf(dispatch)}
              prefetch={false}
              dir="auto"
              className="wrap-anywhere font-medium underline-offset-2 hover:underline"
            >
              {titleOf(dispatch)}
            </Link>
            <span className="text-small text-quiet">
              {standingOf(dispatch, null).text} · <Time iso={dispatch.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
