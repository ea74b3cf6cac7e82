import 'server-only'
import { pingStore } from '@/lib/store/connection'
import { serverState } from '../runtime/server-state'

export type Readiness = { isReady: boolean; store: 'answers' | 'silent'; server: 'starting' | 'running' | 'stopping' }

/** Whether new requests may be sent here. Never asks the partner: its faults do not make the desk unready. */
export async function readiness(): Promise<Readiness> {
  const server = serverState.isStopping ? 'stopping' : serverState.isStarted ? 'running' : 'starting'
  const store = (await pingStore()) ? 'answers' : 'silent'
  return { isReady: server === 'running' && store === 'answers', store, server }
}
