import { idleSecondsHeader } from '@/lib/accounts/contract'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Opening a page is use of it. */
let lastInputAt = performance.now()
let lastToldAt = performance.now()

/** Notices that somebody is at the page. Returns what stops it. */
export function watchInput(): () => void {
  const notice = () => {
    lastInputAt = performance.now()
  }
  for (const input of inputs) window.addEventListener(input, notice, { capture: true, passive: true })
  return () => {
    for (const input of inputs) window.removeEventListener(input, notice, { capture: true })
  }
}

/** Goes with every read: a page that asks by itself must not keep a session alive that nobody uses. */
export function idleHeader(): Record<string, string> {
  lastToldAt = performance.now()
  return { [idleSecondsHeader]: String(Math.floor((lastToldAt - lastInputAt) / 1_000)) }
}

/** Whether there was input which the desk has not heard of for so long. */
export function isInputUntold(forMs: number): boolean {
  return lastInputAt > lastToldAt && performance.now() - lastToldAt > forMs
}
