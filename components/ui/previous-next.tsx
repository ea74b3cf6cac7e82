'use client'

import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Button } from './button'
import { useKeyHint } from './shortcuts/use-key-hint'
import { useShortcut } from './shortcuts/use-shortcut'
import { rowListWords } from './words'

type PreviousNextProps = {
  /** The kind of item that the panel shows. */
  what: keyof typeof rowListWords.previous
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Moves through a list from within the panel of one of its rows, also with J and K while the panel has the focus. */
export function PreviousNext({ what, onPrevious, onNext }: PreviousNextProps) {
  useShortcut({ keys: 'k', label: rowListWords.previous[what], group: 'list' }, inPanel(onPrevious))
  useShortcut({ keys: 'j', label: rowListWords.next[what], group: 'list' }, inPanel(onNext))
  return (
    <>
      <Step label={rowListWords.previous[what]} shortcut="k" onStep={onPrevious} icon={ChevronLeft} />
      <Step label={rowListWords.next[what]} shortcut="j" onStep={onNext} icon={ChevronRight} />
    </>
  )
}

type StepProps = { label: string; shortcut: string; onStep: (() => void) | undefined; icon: LucideIcon }

/** Stays focusable at the end of the list: a disabled button would drop the focus it had when the end was reached. */
function Step({ label, shortcut, onStep, icon: Icon }: StepProps) {
  const hint = useKeyHint()
  return (
    <Button
      look="quiet"
      aria-label={label}
      title={hint(label, shortcut)}
      aria-disabled={onStep ? undefined : true}
      onClick={onStep}
      className="aria-disabled:opacity-55"
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  )
}

/** At the end of the list the key does nothing, so the focus stays in the panel. */
function inPanel(step: (() => void) | undefined) {
  return ({ target }: KeyboardEvent) => {
    if (!(target instanceof Element) || !target.closest('[role=dialog]')) return false
    step?.()
    return true
  }
}
