import { idleSecondsHeader } from '@/lib/accounts/contract'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Opening a page counts as input. */
let lastInputAt = performance.now()
let lastToldAt = performance.now()

/** Tracks user input on the page. Returns a function that stops it. */
export function watchInput(): () => void {
  const notice = () => {
    lastInputAt = performance.now()
  }
  for (const input of inputs) window.addEventListener(input, notice, { capture: true, passive: true })
  return () => {
    for (const input of inputs) window.removeEventListener(input, notice, { capture: true })
  }
}

/** Sent with every read, so that a page's automatic requests do not keep a session alive that nobody uses. */
export function idleHeader(): Record<string, string> {
  lastToldAt = performance.now()
  return { [idleSecondsHeader]: String(Math.floor((lastToldAt - lastInputAt) / 1_000)) }
}

/** Whether there was input that the desk has not been told about for this long. */
export function hasUnreportedInput(forMs: number): boolean {
  return lastInputAt > lastToldAt && performance.now() - lastToldAt > forMs
}
