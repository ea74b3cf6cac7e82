'use client'

import Link from 'next/link'
import { type FormEvent, useRef, useState } from 'react'
import type { Block, ErasurePreview } from '@/lib/privacy/contract'
import { Button } from '../ui/button'
import { wholeNumber } from '../ui/formats'
import { Notice } from '../ui/notice'
import { Sentence } from '../ui/sentence'
import { isTypedCount } from '../ui/typed-count'
import { TypedCountField } from '../ui/typed-count-field'
import { useFocusInvalid } from '../ui/use-focus-invalid'
import { stoppable } from './privacy-words'
import { privacyWords } from './words'

type ConfirmErasureProps = {
  preview: ErasurePreview
  /** The data to erase has changed since the last preview. */
  hasChanged: boolean
  /** The person may still sign in at an identity provider. */
  hasSingleSignOn: boolean
  isPending: boolean
  onErase: (stops: boolean) => void
  onBack: () => void
}

/** What will be erased, and what has to wait and why; erases it after the admin has typed the number of records. */
export function ConfirmErasure({
  preview,
  hasChanged,
  hasSingleSignOn,
  isPending,
  onErase,
  onBack,
}: ConfirmErasureProps) {
  const { holdings, total } = preview
  const [typed, setTyped] = useState('')
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const [stops, setStops] = useState(false)
  useFocusInvalid(form, isPending, attempts)
  const isTyped = isTypedCount(typed, total)
  const blocked = holdings.flatMap(({ title, blocked }) =>
    Object.entries(blocked).map(([block, count]) => ({ title, block: block as Block, count })),
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (isTyped) onErase(stops)
  }

  if (total === 0)
    return (
      <Notice
        tone="info"
        title={hasChanged ? privacyWords.nothingLeftToErase : privacyWords.nothingToErase}
        actions={<Button onClick={onBack}>{privacyWords.searchAgain}</Button>}
      >
        {hasChanged && (
          <p>
            <Sentence text={privacyWords.erasedMeanwhile} parts={{ activity: <ActivityLink /> }} />
          </p>
        )}
      </Notice>
    )
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {hasChanged && (
        <Notice isUrgent tone="warn" title={privacyWords.hasChanged}>
          <p>{privacyWords.hasChangedMeans}</p>
        </Notice>
      )}
      <ul aria-label={privacyWords.listWill} className="divide-y overflow-hidden rounded-panel border bg-raised">
        {holdings.map(({ title, outcome, count, examples }) => (
          <li key={title} className="grid gap-0.5 p-3">
            <p className="flex justify-between gap-3 font-medium">
              {title} <span className="tabular-nums">{wholeNumber(count)}</span>
            </p>
            <p className="text-small">{outcome}</p>
            <p className="wrap-anywhere text-small text-quiet">{examples.join(' · ')}</p>
          </li>
        ))}
      </ul>
      {blocked.length > 0 && (
        <Notice tone="warn" title={privacyWords.blocked}>
          <ul>
            {blocked.map(({ title, block, count }) => (
              <li key={`${title} ${block}`}>{privacyWords.blockedRecords[block]({ title, count })}</li>
            ))}
          </ul>
          {blocked.some(({ block }) => stoppable.includes(block)) && (
            <label className="flex gap-3 pt-2 touch:min-h-11">
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0 accent-accent"
                checked={stops}
                onChange={() => setStops(!stops)}
              />
              <span>{privacyWords.stop}</span>
            </label>
          )}
        </Notice>
      )}
      {hasSingleSignOn && <p>{privacyWords.groupsFirst}</p>}
      <p>{privacyWords.finalMeans}</p>
      <TypedCountField
        count={total}
        what={privacyWords.countOf}
        value={typed}
        isWrong={attempts > 0 && !isTyped}
        onType={setTyped}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="danger" isPending={isPending} pendingLabel={privacyWords.erasing}>
          {privacyWords.erase({ count: total })}
        </Button>
        <Button onClick={onBack}>{privacyWords.searchAgain}</Button>
      </div>
    </form>
  )
}

function ActivityLink() {
  return (
    <Link href="/activity?kind=erasure" prefetch={false} className="link">
      {privacyWords.activity}
    </Link>
  )
}
