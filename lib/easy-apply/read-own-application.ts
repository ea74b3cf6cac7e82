import 'server-only'
import type { Person } from '../accounts/contract'
import { readOwnDispatch } from '../dispatch/follow'
import type { Application, Submitted } from './contract'

/** One of the person's own applications in its current state; null where there is none of that id. */
export async function readOwnApplication(id: string, person: Pick<Person, 'id'>): Promise<Application | null> {
  const dispatch = await readOwnDispatch(id, person)
  if (dispatch?.kind !== 'submit-application') return null
  // Of this kind `result` is what `readResult` of application-write made.
  return { ...dispatch, result: dispatch.result as Submitted | null }
}
