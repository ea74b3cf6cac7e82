import 'server-only'
import { countActivity } from '../activity/count-activity'
import { findIndex } from '../applicant-index/indexes'
import { readIndexStatus } from '../applicant-index/read-status'
import { indexSource } from '../applicants/index-source'
import { readConnectionStatus } from '../connection/status/connection-status'
import { readPartnerHealth } from '../connection/status/partner-health'
import type { ApplicantFigures, Overview, Period } from './contract'
import { readFigures } from './read-figures'
import { readNewestFigures } from './read-newest-figures'

const dayMs = 24 * 3_600_000

type Reader = { personId: string; period: Period; timeZone: string }

/** Returns everything the overview shows, without a request to the partner. */
export async function readOverview(reader: Reader): Promise<Overview> {
  const [shown, activity, connection] = await Promise.all([
    readIndex(reader),
    countActivity(new Date(Date.now() - dayMs)),
    readConnectionStatus(),
  ])
  return { ...shown, activity, connection, partner: readPartnerHealth() }
}

async function readIndex({ personId, ...chart }: Reader): Promise<Pick<Overview, 'index' | 'figures' | 'newest'>> {
  const index = await readIndexStatus(indexSource)
  const figures = index.state === 'ready' ? await readReady(personId, chart) : null
  const hasNewest = figures === null && index.state !== 'hidden'
  return { index, figures, newest: hasNewest ? await readNewestFigures() : null }
}

async function readReady(personId: string, chart: Omit<Reader, 'personId'>): Promise<ApplicantFigures | null> {
  const index = await findIndex(indexSource.source())
  // The index may have been switched off meanwhile.
  return index?.state === 'ready' ? readFigures(index, personId, chart) : null
}
