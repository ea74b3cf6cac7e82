import 'server-only'
import { sessions } from '../store/account-tables'
import { store } from '../store/connection'
import { isInForce } from './session'

/** Returns the number of sessions in force. */
export async function countSessions(): Promise<number> {
  return store().$count(sessions, isInForce())
}
