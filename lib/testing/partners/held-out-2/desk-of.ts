import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWorker } from '../../../boot/start-worker'
import { placeNewDatabase } from '../../../commands/test-database.mjs'
import { followMappingAlarms } from '../../../connection/drift/mapping-alarms'
import { followGuesses } from '../../../connection/guess/guess-mapping'
import { followProfileVersions } from '../../../connection/versions/profile-versions'
import { stopWorker } from '../../../dispatch/worker'
import { closeStore, openStore } from '../../../store/connection'
import { setTestEnvironment } from '../../test-store'
import type { Convention } from '../convention'
import { partnerKey, type ServedPartner, servePartner } from '../serve-partner'

export type PartnerDesk = { partner: ServedPartner; stop(): Promise<void> }

/** Makes this process a desk that has the partner's address and a key, until it is stopped. */
export async function startDeskOf(convention: Convention): Promise<PartnerDesk> {
  const directory = mkdtempSync(join(tmpdir(), 'desk-partner-'))
  const partner = await servePartner(convention, { people: 120 })
  setTestEnvironment(directory)
  Object.assign(process.env, { PARTNER_API_URL: partner.url, PARTNER_API_KEY: partnerKey, UNDO_SECONDS: '1' })
  await placeNewDatabase(directory)
  await openStore()
  await followProfileVersions()
  await followGuesses()
  await followMappingAlarms()
  await startWorker()
  return {
    partner,
    async stop() {
      await stopWorker()
      await closeStore()
      await partner.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
