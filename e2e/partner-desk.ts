import type { Page } from '@playwright/test'
import type { Convention } from '../lib/testing/partners/convention'
import { partnerKey, type ServedPartner, servePartner } from '../lib/testing/partners/serve-partner'
import { test as base, type ServerProcess } from './server-process'

/** A desk that was started with the partner's address and a key, and the page of the admin who is signed in at it. */
export type PartnerDesk = { partner: ServedPartner; server: ServerProcess; page: Page }

type ConnectDesk = (convention: Convention, prepare?: (partner: ServedPartner) => void) => Promise<PartnerDesk>

/**
 * `connectDesk` starts a partner of this convention and a desk beside it, which both end with the test; `prepare` comes
 * before anybody asks the partner anything.
 */
export const test = base.extend<{ connectDesk: ConnectDesk }>({
  connectDesk: async ({ startDeskAsAdmin }, use) => {
    const partners: ServedPartner[] = []
    await use(async (convention, prepare = () => {}) => {
      const partner = await servePartner(convention, { people: 120 })
      partners.push(partner)
      prepare(partner)
      const { server, page } = await startDeskAsAdmin({
        PARTNER_API_URL: partner.url,
        PARTNER_API_KEY: partnerKey,
        // The partner works for milliseconds, so that finding out what became of a write need not take a minute.
        PARTNER_CEILING_SECONDS: '1',
        // A test ends the undo window itself, so that it is open on a machine however slow.
        UNDO_SECONDS: '600',
        REAUTHENTICATE_MINUTES: '600',
      })
      return { partner, server, page }
    })
    for (const partner of partners) await partner.stop()
  },
})
