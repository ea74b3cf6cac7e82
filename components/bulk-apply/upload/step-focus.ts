import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Whether the focus is where a new step puts it, or nowhere: somebody who has moved it keeps it. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches('h2[tabindex="-1"]')
}

/** The step opens with the focus on what is done next in it. */
export function useStepFocus(next: RefObject<HTMLElement | null>, isWanted: boolean) {
  const focus = useEffectEvent(() => {
    if (isWanted && isFocusFree()) next.current?.focus()
  })
  useEffect(() => focus(), [])
}
