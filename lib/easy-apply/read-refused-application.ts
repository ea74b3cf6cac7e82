import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { profile } from '../connection/profile'
import { withProfileVersion } from '../connection/versions/profile-versions'
import { splitBody } from '../forms/application-body'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import type { RefusedApplication } from './contract'
import { enteredBody } from './entered-body'
import { readOwnApplication } from './read-own-application'

/** One of the person's own refused applications as it was sent; null if there is none, or its body is erased. */
export async function readRefusedApplication(
  id: string,
  person: Pick<Person, 'id'>,
): Promise<RefusedApplication | null> {
  const application = await readOwnApplication(id, person)
  if (application?.state !== 'refused') return null
  const [sent] = await store()
    .select({ body: dispatches.body, version: dispatches.profileVersion })
    .from(dispatches)
    .where(and(eq(dispatches.id, id), eq(dispatches.personId, person.id)))
  if (!sent || sent.body === '') return null
  const entered = await enteredBody(sent.body, sent.version)
  // The field mapping may have changed since: what was sent is read with the profile it was written with.
  const parts = await withProfileVersion(sent.version, async () => {
    const { email, job, enqueue } = profile().easyApply
    return splitBody(entered, { email, job, enqueue })
  })
  return { application, ...parts }
}
