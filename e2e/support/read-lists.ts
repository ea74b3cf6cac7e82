import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** Reads the lists repeatedly, as several people at work do, so that the desk learns what is usual in them. */
export async function readLists(page: Page, times = 4): Promise<void> {
  for (let at = 0; at < times; at += 1)
    for (const list of ['/api/jobs', '/api/applicants?offset=0&limit=50'])
      expect((await page.request.get(list)).status()).toBe(200)
}
