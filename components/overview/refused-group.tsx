'use client'

import { Ban } from 'lucide-react'
import Link from 'next/link'
import { causeWords } from '../bulk-apply/words'
import { dispatchHref, dispatchTitle } from '../dispatch/dispatch-words'
import { buttonClass } from '../ui/button'
import { RelativeTime } from '../ui/relative-time'
import { FoldedItems } from './folded-items'
import type { RefusedWrites } from './group-refused'

const mostLines = 3

/** Refused writes of one cause, each with the way to correct it. */
export function RefusedGroup({ group: { title, dispatches } }: { group: RefusedWrites }) {
  return (
    <li className="grid gap-1 border-t px-3 py-1.5 first:border-t-0">
      <p className="flex items-start gap-2 font-medium">
        <Ban aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        {title}
      </p>
      <ul className="grid gap-1 pl-6">
        <FoldedItems
          most={mostLines}
          items={dispatches.map((dispatch) => (
            <li key={dispatch.id} className="flex flex-wrap items-center gap-x-3">
              <span dir="auto" className="min-w-0 flex-1 basis-60 wrap-anywhere">
                {dispatchTitle(dispatch)}
                <span className="text-small text-quiet">
                  {' · '}
                  <RelativeTime iso={dispatch.createdAt} />
                </span>
              </span>
              <Link
                href={dispatchHref(dispatch)}
                prefetch={false}
                aria-label={`${causeWords.open}: ${dispatchTitle(dispatch)}`}
                className={buttonClass()}
              >
                {causeWords.open}
              </Link>
            </li>
          ))}
        />
      </ul>
    </li>
  )
}
