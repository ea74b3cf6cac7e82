import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { BodySchema } from '../../forms/body-schema'
import type { Pointer } from '../../records/pointer'
import { serverError } from '../../sandbox/answer'
import { answerRequest, type PartnerKey, type Received, type ServedRequest } from './answer-request'
import type { Convention } from './convention'
import type { EndpointName, Partner } from './partner-endpoints'
import { createFaults } from './partner-faults'
import { createPartnerState, type ListName } from './partner-state'

type Options = { people?: number; postings?: number; keys?: PartnerKey[]; allowsRepeats?: boolean }

export const partnerKey = 'first-contact-4f61c09b73d2'

export type ServedPartner = Awaited<ReturnType<typeof servePartner>>

/** Serves a partner with this convention over HTTP (spec 4, 5, 7), strictly: a body with a wrong field never passes. */
export async function servePartner(convention: Convention, options: Options = {}) {
  const { people = 2_000, postings = 24, keys = [{ secret: partnerKey }], allowsRepeats = false } = options
  const state = createPartnerState(convention, { people, postings })
  const extra: Partner['extra'] = { jobs: [], applications: [] }
  const partner = { convention, state, allowsRepeats, extra, applications: [], chats: new Map() }
  const requests: ServedRequest[] = []
  const faults = createFaults()
  const server = createServer(async (request, response) => {
    const received = await receive(request)
    const answer = await answerRequest({ partner, keys, faults, requests }, received).catch((error: unknown) => {
      console.error(error)
      return serverError
    })
    response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.text)
  })
  // Like a gateway's: Node's 5 s could close a connection just as a busy desk sends the next request on it.
  server.keepAliveTimeout = 600_000
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const { applications, chats }: Pick<Partner, 'applications' | 'chats'> = partner
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    convention,
    state,
    /** Every request, oldest first. */
    requests,
    /** Every application received through POST /easy-apply, oldest first. */
    applications,
    /** Whether a team's AI chat is on, once it has been set. */
    chats,
    asked: (endpoint: EndpointName) => requests.filter((request) => request.endpoint === endpoint),
    answerNext: faults.answerNext,
    hold: faults.hold,
    /** From now on, the field has a different name in the list. */
    rename: (list: ListName, path: Pointer, name: string) => state.rename(list, path, name),
    /** From now on, a body needs one more field. */
    askFor(what: 'jobs' | 'applications', name: string, schema: BodySchema = { type: 'string', minLength: 1 }) {
      extra[what].push({ name, schema })
    },
    async stop() {
      faults.releaseAll()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The client may disconnect before the whole request has arrived: then no answer is needed. */
async function receive(request: IncomingMessage): Promise<Received> {
  const { method = '', url = '/', headers } = request
  return {
    method,
    url: new URL(url, 'http://partner.example'),
    key: headers['x-api-key'],
    contentType: headers['content-type'],
    raw: await text(request).catch(() => ''),
  }
}
