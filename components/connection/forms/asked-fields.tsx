'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import type { DismissFieldAction, RefusedField, SaveFormAnswer, SettleFieldAction } from '@/lib/connection/contract'
import { callAction, type NoAnswer } from '../../api/call-action'
import { askToSignInAgain } from '../../api/session-ended'
import { Button } from '../../ui/button'
import { noAnswerText } from '../../ui/error-id'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import { useFocusIfLost } from '../../ui/use-focus-if-lost'
import { formEditorWords } from './words'

export type SettleActions = {
  keep: SettleFieldAction
  remove: SettleFieldAction
  takeChoices: SettleFieldAction
  dismiss: DismissFieldAction
}

/** What refusals said about the forms' fields; an admin changes the forms accordingly for everyone, or not. */
export function AskedFields({ refused, actions }: { refused: RefusedField[]; actions: SettleActions }) {
  const router = useRouter()
  const [said, setSaid] = useState('')
  const [pending, setPending] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()
  const outcome = useRef<HTMLParagraphElement>(null)
  const keepFocus = useFocusIfLost(outcome)

  function act(key: string, action: FieldPress['action'], done: string) {
    setPending(key)
    startTransition(async () => {
      const answer = await callAction(action)
      if (answer.state === 'signed-out') return askToSignInAgain()
      setSaid(isDone(answer) ? done : whyNot(answer))
      if (isDone(answer)) keepFocus()
      router.refresh()
    })
  }

  if (refused.length === 0 && said === '') return null
  return (
    <div className="grid gap-2">
      <ul aria-label={formEditorWords.askedFor} className="grid gap-2 empty:hidden">
        {refused.map((one) => {
          const { endpoint, field } = one
          const press = (name: string) => ({
            isPending: isPending && pending === `${name} ${endpoint} ${field}`,
            onPress: (action: FieldPress['action'], done: string) => act(`${name} ${endpoint} ${field}`, action, done),
          })
          return (
            <li
              key={`${endpoint} ${field}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-panel border bg-warn-soft p-3"
            >
              <WhatPartnerSaid refused={one} />
              <span className="flex flex-wrap gap-2">
                <PressButton look="primary" {...acceptance(one, actions)} {...press('accept')} />
                <PressButton {...dismissal(one, actions)} {...press('dismiss')} />
              </span>
            </li>
          )
        })}
      </ul>
      <p ref={outcome} role="status" tabIndex={-1} className="text-small wrap-anywhere outline-none">
        {said}
      </p>
    </div>
  )
}

/** Changes the form as the partner wants it. */
function acceptance({ endpoint, field, isUnwanted, choices }: RefusedField, actions: SettleActions): FieldPress {
  const form = formEditorWords.names[endpoint]
  if (choices)
    return {
      label: formEditorWords.takeChoices,
      name: formEditorWords.takeChoicesOf({ field }),
      pendingLabel: formEditorWords.saving,
      action: () => actions.takeChoices({ endpoint, field }),
      done: formEditorWords.areTaken({ field, form }),
    }
  if (isUnwanted)
    return {
      label: formEditorWords.remove,
      name: formEditorWords.removeField({ field }),
      pendingLabel: formEditorWords.removing,
      action: () => actions.remove({ endpoint, field }),
      done: formEditorWords.isRemoved({ field, form }),
    }
  return {
    label: formEditorWords.add,
    name: formEditorWords.addField({ field }),
    pendingLabel: formEditorWords.adding,
    action: () => actions.keep({ endpoint, field }),
    done: formEditorWords.isAdded({ field, form }),
  }
}

/** Leaves the form as it is. */
function dismissal({ endpoint, field, isUnwanted, choices }: RefusedField, actions: SettleActions): FieldPress {
  const isInForm = isUnwanted || choices !== null
  return {
    label: isInForm ? formEditorWords.keep : formEditorWords.notNeeded,
    name: isInForm ? formEditorWords.keepField({ field }) : formEditorWords.fieldNotNeeded({ field }),
    pendingLabel: formEditorWords.removing,
    action: () => actions.dismiss({ endpoint, field }),
    done: isInForm ? formEditorWords.offUntilRefused({ field }) : formEditorWords.offUntilAsked({ field }),
  }
}

function WhatPartnerSaid({ refused }: { refused: RefusedField }) {
  const { endpoint, field, message: said, times, isUnwanted, choices, lastAt } = refused
  const message = choices ? formEditorWords.namesOthers : isUnwanted ? formEditorWords.refuses : formEditorWords.asks
  const details = choices
    ? formEditorWords.namedChoices({ choices: choices.join(', ') })
    : said !== '' && formEditorWords.partnerSays({ message: said })
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere font-medium">
        <Sentence
          text={(marks) => message({ form: formEditorWords.names[endpoint], times, ...marks })}
          parts={{ field: <code>{field}</code>, when: <RelativeTime iso={lastAt} /> }}
        />
      </p>
      {details && <p className="text-small text-quiet wrap-anywhere">{details}</p>}
    </div>
  )
}

/** A button's texts and what it does. */
type FieldPress = {
  label: string
  /** The accessible name, which distinguishes the buttons of different fields. */
  name: string
  pendingLabel: string
  action: () => Promise<{ state: string } | SaveFormAnswer>
  done: string
}

type PressButtonProps = FieldPress & {
  look?: 'primary'
  isPending: boolean
  onPress: (action: FieldPress['action'], done: string) => void
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
