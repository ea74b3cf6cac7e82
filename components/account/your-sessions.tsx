'use client'

import { useRef, useState } from 'react'
import type { AccountAction, OwnSession } from '@/lib/accounts/contract'
import { requestSignOut } from '../api/sign-out'
import { useAccountAction } from '../people/use-account-action'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { RelativeTime } from '../ui/relative-time'
import { toast } from '../ui/toast'
import { useFocusIfLost } from '../ui/use-focus-if-lost'
import { accountWords } from './words'

type YourSessionsProps = { sessions: OwnSession[]; end: AccountAction }

/** The user's sessions, with buttons to end each of them or all at once. */
export function YourSessions({ sessions, end }: YourSessionsProps) {
  const { run, isPending, problem } = useAccountAction()
  const [isLeaving, setIsLeaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useFocusIfLost(heading)

  function endOne(sessionId: string) {
    run(
      () => end({ sessionId }),
      () => {
        keepFocus()
        void toast({ tone: 'good', title: accountWords.sessionEnded })
      },
    )
  }

  return (
    <section aria-labelledby="your-sessions" className="grid gap-3">
      <h2 ref={heading} id="your-sessions" tabIndex={-1} className="text-section font-semibold outline-none">
        {accountWords.yourSessions}
      </h2>
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <div className="overflow-x-auto rounded-panel border bg-raised">
        <table aria-labelledby="your-sessions" className="w-full border-collapse text-left">
          <thead className="text-small text-quiet">
            <tr className="[&_th]:px-3 [&_th]:py-2 [&_th]:font-normal">
              <th scope="col">{accountWords.device}</th>
              <th scope="col" className="max-md:hidden">
                {accountWords.address}
              </th>
              <th scope="col" className="max-md:hidden">
                {accountWords.lastUse}
              </th>
              <th scope="col">
                <span className="sr-only">{accountWords.end}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id} className="border-t [&>*]:px-3 [&>*]:py-2">
                <th scope="row" className="font-medium">
                  {session.device}
                  <span className="block wrap-anywhere text-small font-normal text-quiet md:hidden">
                    {session.address} · <RelativeTime iso={session.lastUsedAt} />
                  </span>
                </th>
                <td className="wrap-anywhere max-md:hidden">{session.address}</td>
                <td className="whitespace-nowrap max-md:hidden">
                  <RelativeTime iso={session.lastUsedAt} />
                </td>
                <td className="text-right whitespace-nowrap">
                  {session.isCurrent ? (
                    <span className="text-small text-quiet">{accountWords.thisDevice}</span>
                  ) : (
                    <Button
                      aria-label={accountWords.endThis({ device: session.device, address: session.address })}
                      isPending={isPending}
                      onClick={() => endOne(session.id)}
                    >
                      {accountWords.end}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button
          look="danger"
          isPending={isLeaving}
          pendingLabel={accountWords.signingOut}
          onClick={async () => {
            setIsLeaving(true)
            await requestSignOut({ everywhere: true })
            setIsLeaving(false)
          }}
        >
          {accountWords.signOutEverywhere}
        </Button>
      </div>
    </section>
  )
}
