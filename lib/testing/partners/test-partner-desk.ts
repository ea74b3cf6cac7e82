import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startWorker } from '../../boot/start-worker'
import { placeNewDatabase } from '../../commands/test-database.mjs'
import { followMappingAlarms } from '../../connection/drift/mapping-alarms'
import { followProfileVersions } from '../../connection/versions/profile-versions'
import { stopWorker } from '../../dispatch/worker'
import { closeStore, openStore } from '../../store/connection'
import { setTestEnvironment } from '../test-store'
import type { Convention } from './convention'
import { partnerKey, type ServedPartner, servePartner } from './serve-partner'

/** Makes this process a desk that knows only the partner's address and a key; one per test file. */
export function setUpPartnerDesk(convention: Convention): { readonly partner: ServedPartner } {
  const directory = mkdtempSync(join(tmpdir(), 'desk-partner-'))
  let partner: ServedPartner
  beforeAll(async () => {
    partner = await servePartner(convention, { people: 200 })
    setTestEnvironment(directory)
    Object.assign(process.env, {
      PARTNER_API_URL: partner.url,
      PARTNER_API_KEY: partnerKey,
      PARTNER_CEILING_SECONDS: '0.6',
      UNDO_SECONDS: '1',
    })
    await placeNewDatabase(directory)
    await openStore()
    await followProfileVersions()
    await followMappingAlarms()
    await startWorker()
  })
  afterAll(async () => {
    await stopWorker()
    await closeStore()
    await partner.stop()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    get partner() {
      return partner
    },
  }
}
