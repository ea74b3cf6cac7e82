import type { BrowserContext } from '@playwright/test'
import { toastMs } from '../../components/ui/toast-ms'

/** Keeps toasts for 30 s. */
export async function keepToasts(context: BrowserContext) {
  await context.addInitScript((closing) => {
    const { setTimeout } = window
    const stretched = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
      setTimeout(run, ms !== undefined && closing.includes(ms) ? 30_000 : ms, ...given)
    window.setTimeout = Object.assign(stretched, setTimeout)
  }, Object.values(toastMs))
}
