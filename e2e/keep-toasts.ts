import type { BrowserContext } from '@playwright/test'

/** Keeps toasts, which close after 6 or 12 s (components/ui/toaster.tsx), for 30 s. */
export async function keepToasts(context: BrowserContext) {
  await context.addInitScript(() => {
    const { setTimeout } = window
    const stretched = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
      setTimeout(run, ms === 6_000 || ms === 12_000 ? 30_000 : ms, ...given)
    window.setTimeout = Object.assign(stretched, setTimeout)
  })
}
