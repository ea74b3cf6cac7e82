import type { Page } from '@playwright/test'

/** Accepts every dialog of the browser's own; returns their kinds, to which each new one is added. */
export function acceptDialogs(page: Page): string[] {
  const kinds: string[] = []
  page.on('dialog', (dialog) => {
    kinds.push(dialog.type())
    return dialog.accept()
  })
  return kinds
}
