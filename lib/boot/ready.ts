import 'server-only'
import { probeStore, type StoreCondition } from '@/lib/store/probe-store'
import { serverState } from '../runtime/server-state'

type Readiness = { isReady: boolean; store: StoreCondition; server: 'starting' | 'running' | 'stopping' }

/** Whether new requests may be sent here. Never asks the partner: its failures do not make the desk unready. */
export async function readiness(): Promise<Readiness> {
  const server = serverState.isStopping ? 'stopping' : serverState.isStarted ? 'running' : 'starting'
  const store = await probeStore()
  return { isReady: server === 'running' && store === 'writable', store, server }
}
