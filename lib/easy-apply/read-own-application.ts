import 'server-only'
import type { Person } from '../accounts/contract'
import { readOwnDispatch } from '../dispatch/follow'
import type { Application, Submitted } from './contract'

/** One of the person's own applications in its current state; null if there is none with that id. */
export async function readOwnApplication(id: string, person: Pick<Person, 'id'>): Promise<Application | null> {
  const dispatch = await readOwnDispatch(id, person)
  if (dispatch?.kind !== 'submit-application') return null
  // For this kind, `readResult` of application-write created `result`.
  return { ...dispatch, result: dispatch.result as Submitted | null }
}
