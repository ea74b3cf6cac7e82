import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type IndexStatus, indexStatusUrl } from '../../lib/applicant-index/contract'
import { expect } from '../fixtures'
import { indexedProfile } from './indexed-profile'
import { test as base } from './server-process'

type Start = (records: readonly Record<string, unknown>[]) => Promise<Page>

/**
 * `startIndexedDesk` starts a desk whose partner lists only these applicants, waits until all are in its index, and
 * returns the admin's page, on the overview.
 */
export const test = base.extend<{ startIndexedDesk: Start }>({
  startIndexedDesk: async ({ startDeskAsAdmin, sandbox }, use, info) => {
    await use(async (records) => {
      await sandbox.haveApplicants([...records])
      const file = info.outputPath('profile.json')
      writeFileSync(file, JSON.stringify(indexedProfile))
      const { page } = await startDeskAsAdmin({ APPLICANT_INDEX: 'on', PARTNER_PROFILE: file })
      await expect(async () => {
        const status: IndexStatus = await (await page.request.get(indexStatusUrl)).json()
        expect(status).toMatchObject({ state: 'ready', total: records.length })
      }).toPass()
      return page
    })
  },
})
