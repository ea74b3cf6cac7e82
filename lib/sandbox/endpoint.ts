import type { Answer } from './answer'
import type { EndpointName, Key } from './keys'
import type { SandboxState } from './state'

/** A request that has passed the checks of key, permission and Content-Type. */
export type SandboxRequest = {
  key: Key
  query: Record<string, string>
  params: Record<string, string>
  body: unknown
}

/** One endpoint of spec 4. Its work is done immediately; serve-request does the waiting. */
export type SandboxEndpoint = {
  name: EndpointName
  method: string
  path: string
  acceptsBearer: boolean
  run(request: SandboxRequest, state: SandboxState): Answer
}
