import 'server-only'
import type { Person } from '../accounts/contract'
import { readOwnDispatch } from '../dispatch/follow'
import type { JobDispatch } from './contract'

/** A job that this person sent, in its current state; null where there is none of this id. */
export async function readOwnJobDispatch(id: string, person: Pick<Person, 'id'>): Promise<JobDispatch | null> {
  const dispatch = await readOwnDispatch(id, person)
  // What its `result` holds was written by `jobWrite.readResult`.
  return dispatch?.kind === 'create-job' ? (dispatch as JobDispatch) : null
}
