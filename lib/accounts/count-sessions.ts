import 'server-only'
import { sessions } from '../store/account-tables'
import { store } from '../store/connection'
import { isInForce } from './session'

/** How many sessions are in force. */
export async function countSessions(): Promise<number> {
  return store().$count(sessions, isInForce())
}
