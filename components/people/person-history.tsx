'use client'

import type { AccountEvent } from '@/lib/activity/contract'
import { kindInWords } from '@/lib/activity/words'
import { PersonLink } from '../links/links'
import { RelativeTime } from '../ui/relative-time'
import { peopleWords } from './words'

/** What was done to the account, and by whom, latest first. */
export function PersonHistory({ history }: { history: readonly AccountEvent[] }) {
  return (
    <section aria-labelledby="person-history" className="grid gap-2">
      <h3 id="person-history" className="font-semibold">
        {peopleWords.history}
      </h3>
      {history.length === 0 && <p className="text-quiet">{peopleWords.noHistory}</p>}
      <ol className="grid gap-2">
        {history.map((event) => (
          <li key={event.id}>
            <p>{inWords(event)}</p>
            <p className="text-small text-quiet">
              <PersonLink id={event.whoId ?? null}>{event.who}</PersonLink> · <RelativeTime iso={event.at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function inWords({ outcome, from, to }: AccountEvent): string {
  const what = kindInWords({ kind: 'account', outcome })
  if (from !== null && to !== null) return peopleWords.whatFromTo({ what, from: roleName(from), to: roleName(to) })
  return to === null ? what : peopleWords.whatAs({ what, role: roleName(to) })
}

/** A role written by a later release is shown as stored. */
function roleName(role: string): string {
  return Object.entries(peopleWords.roles).find(([name]) => name === role)?.[1] ?? role
}
