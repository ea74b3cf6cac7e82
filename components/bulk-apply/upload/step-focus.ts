import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Whether the focus is still where a new step puts it, or nowhere. A user who has moved it keeps it. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches('h2[tabindex="-1"]')
}

/** Focuses the step's next action when it opens. */
export function useStepFocus(next: RefObject<HTMLElement | null>, isWanted: boolean) {
  const focus = useEffectEvent(() => {
    if (isWanted && isFocusFree()) next.current?.focus()
  })
  useEffect(() => focus(), [])
}
