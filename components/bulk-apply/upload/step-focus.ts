import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

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

/** Focuses the heading of each new step, for refs on the step's section and heading. */
export function useHeadingFocus(step: string) {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    // The step may already have focused its next action.
    if (!section.current?.contains(document.activeElement)) heading.current?.focus()
  }, [step])
  return { section, heading }
}
