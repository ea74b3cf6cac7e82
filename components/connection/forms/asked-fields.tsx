'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { DismissFieldAction, RefusedField, SaveFormAnswer, SettleFieldAction } from '@/lib/connection/contract'
import { callAction, type NoAnswer } from '../../api/call-action'
import { askToSignInAgain } from '../../api/session-ended'
import { Button } from '../../ui/button'
import { noAnswerText } from '../../ui/error-id'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import { formEditorWords } from './words'

type AskedFieldsProps = {
  refused: RefusedField[]
  keep: SettleFieldAction
  remove: SettleFieldAction
  dismiss: DismissFieldAction
}

/**
 * Fields that the partner required or refused in submitted forms; an admin adds or removes them for everyone, or not.
 */
export function AskedFields({ refused, keep, remove, dismiss }: AskedFieldsProps) {
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
      <ul aria-label={formEditorWords.askedFor} className="grid gap-2 empty:hidden">
        {refused.map((one) => {
          const { endpoint, field, isUnwanted } = one
          const form = formEditorWords.names[endpoint]
          const press = (name: string) => ({
            isPending: isPending && pending === `${name} ${endpoint} ${field}`,
            onPress: (action: () => Promise<{ state: string } | SaveFormAnswer>, done: string) =>
              act(`${name} ${endpoint} ${field}`, action, done),
          })
          return (
            <li
              key={`${endpoint} ${field}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-panel border bg-warn-soft p-3"
            >
              <WhatPartnerSaid refused={one} />
              <span className="flex flex-wrap gap-2">
                {isUnwanted ? (
                  <PressButton
                    look="primary"
                    label={formEditorWords.remove}
                    name={formEditorWords.removeField({ field })}
                    pendingLabel={formEditorWords.removing}
                    action={() => remove({ endpoint, field })}
                    done={formEditorWords.isRemoved({ field, form })}
                    {...press('remove')}
                  />
                ) : (
                  <PressButton
                    look="primary"
                    label={formEditorWords.add}
                    name={formEditorWords.addField({ field })}
                    pendingLabel={formEditorWords.adding}
                    action={() => keep({ endpoint, field })}
                    done={formEditorWords.isAdded({ field, form })}
                    {...press('keep')}
                  />
                )}
                <PressButton
                  label={isUnwanted ? formEditorWords.keep : formEditorWords.notNeeded}
                  name={isUnwanted ? formEditorWords.keepField({ field }) : formEditorWords.fieldNotNeeded({ field })}
                  pendingLabel={formEditorWords.removing}
                  action={() => dismiss({ endpoint, field })}
                  done={
                    isUnwanted ? formEditorWords.offUntilRefused({ field }) : formEditorWords.offUntilAsked({ field })
                  }
                  {...press('dismiss')}
                />
              </span>
            </li>
          )
        })}
      </ul>
      <p role="status" className="text-small wrap-anywhere">
        {said}
      </p>
    </div>
  )
}

function WhatPartnerSaid({ refused }: { refused: RefusedField }) {
  const { endpoint, field, message: said, times, isUnwanted, lastAt } = refused
  const message = isUnwanted ? formEditorWords.refuses : formEditorWords.asks
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere font-medium">
        <Sentence
          text={(marks) => message({ form: formEditorWords.names[endpoint], times, ...marks })}
          parts={{ field: <code>{field}</code>, when: <RelativeTime iso={lastAt} /> }}
        />
      </p>
      {said !== '' && (
        <p className="text-small text-quiet wrap-anywhere">{formEditorWords.partnerSays({ message: said })}</p>
      )}
    </div>
  )
}

type PressButtonProps = {
  look?: 'primary'
  label: string
  /** The accessible name, which distinguishes the buttons of different fields. */
  name: string
  pendingLabel: string
  action: () => Promise<{ state: string } | SaveFormAnswer>
  done: string
  isPending: boolean
  onPress: (action: PressButtonProps['action'], done: string) => void
}

function PressButton({ look, label, name, pendingLabel, action, done, isPending, onPress }: PressButtonProps) {
  return (
    <Button
      {...(look && { look })}
      aria-label={name}
      isPending={isPending}
      pendingLabel={pendingLabel}
      onClick={() => onPress(action, done)}
    >
      {label}
    </Button>
  )
}

function isDone({ state }: { state: string }): boolean {
  return state === 'saved' || state === 'dismissed' || state === 'gone'
}

function whyNot(answer: NoAnswer | SaveFormAnswer | { state: string }): string {
  if ('issues' in answer) return formEditorWords.notChanged({ issues: answer.issues.join('. ') })
  if ('reason' in answer) return answer.reason
  if ('errorId' in answer) return noAnswerText(answer.errorId)
  return formEditorWords.justChanged
}
