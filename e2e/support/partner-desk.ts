import type { Page } from '@playwright/test'
import type { Convention } from '../../lib/testing/partners/convention'
import { partnerKey, type ServedPartner, servePartner } from '../../lib/testing/partners/serve-partner'
import { test as base, type ServerProcess } from './server-process'

/** A desk started with the partner's address and a key, and the page of its signed-in admin. */
export type PartnerDesk = { partner: ServedPartner; server: ServerProcess; page: Page }

type ConnectDesk = (convention: Convention, prepare?: (partner: ServedPartner) => void) => Promise<PartnerDesk>

/**
 * `connectDesk` starts a partner with this convention and a desk connected to it, which both end with the test;
 * `prepare` runs before the partner gets any request.
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
        // The partner works for milliseconds, so reconciling a write need not take a minute.
        PARTNER_CEILING_SECONDS: '1',
        // Tests end the undo window themselves, so that it stays open on even the slowest machine.
        UNDO_SECONDS: '600',
        REAUTHENTICATE_MINUTES: '600',
      })
      return { partner, server, page }
    })
    for (const partner of partners) await partner.stop()
  },
})
