'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { DismissFieldAction, KeepFieldAction, RefusedField, SaveFormAnswer } from '@/lib/connection/contract'
import { formNames } from '@/lib/partner/profile/form-parts'
import { callAction, type NoAnswer } from '../../api/call-action'
import { askToSignInAgain } from '../../api/session-ended'
import { Button } from '../../ui/button'
import { noAnswerText } from '../../ui/error-id'
import { wholeNumber } from '../../ui/formats'
import { Time } from '../../ui/time'

type AskedFieldsProps = { refused: RefusedField[]; keep: KeepFieldAction; dismiss: DismissFieldAction }

/** Fields that the partner asked for when it refused people's forms: to be added for everyone, or not. */
export function AskedFields({ refused, keep, dismiss }: AskedFieldsProps) {
  const router = useRouter()
  const [said, setSaid] = useState('')
  const [pending, setPending] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()

  function act(key: string, action: () => Promise<{ state: string } | SaveFormAnswer>, done: string) {
    setPending(key)
    startTransition(async () => {
      const answer = await callAction(action)
      if (answer.state === 'signed-out') return askToSignInAgain()
      setSaid(isDone(answer) ? done : whyNot(answer))
      router.refresh()
    })
  }

  if (refused.length === 0 && said === '') return null
  return (
    <div className="grid gap-2">
      <ul aria-label="Fields that the partner asked for" className="grid gap-2 empty:hidden">
        {refused.map(({ endpoint, field, message, times, lastAt }) => (
          <li
            key={`${endpoint} ${field}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-panel border bg-warn-soft p-3"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">
                {formNames[endpoint]}: the partner asked for <code>{field}</code>{' '}
                {times === 1 ? 'once' : `${wholeNumber(times)} times`}, last <Time iso={lastAt} />
              </p>
              {message !== '' && (
                <p className="text-small text-quiet wrap-anywhere">The partner’s words: “{message}”</p>
              )}
            </div>
            <span className="flex flex-wrap gap-2">
              <Button
                look="primary"
                aria-label={`Add ${field} to the form`}
                isPending={isPending && pending === `keep ${endpoint} ${field}`}
                pendingLabel="Adding…"
                onClick={() =>
                  act(
                    `keep ${endpoint} ${field}`,
                    () => keep({ endpoint, field }),
                    `${field} is in the form ${formNames[endpoint]} now, for everyone.`,
                  )
                }
              >
                Add to the form
              </Button>
              <Button
                aria-label={`${field} is not needed`}
                isPending={isPending && pending === `dismiss ${endpoint} ${field}`}
                pendingLabel="Removing…"
                onClick={() =>
                  act(
                    `dismiss ${endpoint} ${field}`,
                    () => dismiss({ endpoint, field }),
                    `${field} is off the list until the partner asks for it again.`,
                  )
                }
              >
                Not needed
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="text-small wrap-anywhere">
        {said}
      </p>
    </div>
  )
}

function isDone({ state }: { state: string }): boolean {
  return state === 'saved' || state === 'dismissed' || state === 'gone'
}

function whyNot(answer: NoAnswer | SaveFormAnswer | { state: string }): string {
  if ('issues' in answer) return `The form could not be changed: ${answer.issues.join('. ')}`
  if ('reason' in answer) return answer.reason
  if ('errorId' in answer) return noAnswerText(answer.errorId)
  return 'Another admin has just changed a form. Look again, and press once more.'
}
