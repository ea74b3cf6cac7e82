'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
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
  const hint = useKeyHint()
  useShortcut({ keys: 'k', label: rowListWords.previous[what], group: 'list' }, inPanel(onPrevious))
  useShortcut({ keys: 'j', label: rowListWords.next[what], group: 'list' }, inPanel(onNext))
  return (
    <>
      <Button
        look="quiet"
        aria-label={rowListWords.previous[what]}
        title={hint(rowListWords.previous[what], 'k')}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      <Button
        look="quiet"
        aria-label={rowListWords.next[what]}
        title={hint(rowListWords.next[what], 'j')}
        disabled={!onNext}
        onClick={onNext}
      >
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </>
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
