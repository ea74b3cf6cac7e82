import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type GrantContext } from 'oidc-provider'

export type OidcPerson = {
  sub: string
  name: string
  email?: string
  email_verified?: boolean
  groups?: string[]
  /** How they authenticated, according to the provider. */
  amr?: string[]
  acr?: string
}

type Claims = Record<string, unknown>

export type TestIssuer = {
  url: string
  /** The user at the browser. */
  person: OidcPerson
  /** Changes the claims of all ID tokens issued from now on; they are re-signed. */
  alter: ((claims: Claims) => Claims) | null
  /** Signs altered tokens; defaults to the published key. */
  signer: KeyObject
  /** Answers 503 to everything. */
  isDown: boolean
  /** How often each path was requested. */
  asked: Map<string, number>
  stop(): Promise<void>
}

export const testClient = { id: 'partner-desk', secret: 'a-client-secret-for-tests-4f81' }

const scopes = 'openid email profile groups'

/**
 * A certified OpenID provider (oidc-provider) in this process. It knows one client and asks every visitor to continue
 * as `person`. Its tokens can be changed and re-signed, since it never issues invalid ones itself.
 */
export async function startTestIssuer({
  redirectUri,
  hasClaimsInIdToken = true,
}: {
  redirectUri: string
  hasClaimsInIdToken?: boolean
}): Promise<TestIssuer> {
  const server = createServer()
  // Not localhost, so that a browser treats it as a different site than the desk.
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const url = `http://127.0.0.1:${port}`
  const key = makeKey()
  const controls: TestIssuer = {
    url,
    person: { sub: 'ada-1', name: 'Ada Example' },
    alter: null,
    signer: key,
    isDown: false,
    asked: new Map(),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const people = new Map<string, OidcPerson>()
  const provider = makeProvider(url, { redirectUri, hasClaimsInIdToken, key, people })
  provider.use(async (context, next) => {
    await next()
    const { body } = context
    if (context.path !== '/token' || !controls.alter || typeof body !== 'object' || body === null) return
    const token = 'id_token' in body ? String(body.id_token) : ''
    context.body = { ...body, id_token: signAgain(token, controls.alter, controls.signer) }
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? '/'
    controls.asked.set(path, (controls.asked.get(path) ?? 0) + 1)
    if (controls.isDown) return void response.writeHead(503).end('down')
    const [, , uid, step] = path.split('/')
    if (!path.startsWith('/interaction/') || !uid) return answer(request, response)
    if (!step) return showChoice(response, uid, controls.person)
    people.set(controls.person.sub, controls.person)
    const { sub: accountId, amr, acr } = controls.person
    const result =
      step === 'cancel'
        ? { error: 'access_denied' }
        : { login: { accountId, ...(amr && { amr }), ...(acr && { acr }) } }
    void provider.interactionFinished(request, response, result)
  })
  return controls
}

type Setup = { redirectUri: string; hasClaimsInIdToken: boolean; key: KeyObject; people: Map<string, OidcPerson> }

function makeProvider(url: string, { redirectUri, hasClaimsInIdToken, key, people }: Setup): Provider {
  const provider: Provider = new Provider(url, {
    clients: [
      {
        client_id: testClient.id,
        client_secret: testClient.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key for the cookies of the test issuer'] },
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time'],
      email: ['email', 'email_verified'],
      profile: ['name', 'groups'],
      groups: ['groups'],
    },
    scopes: scopes.split(' '),
    conformIdTokenClaims: !hasClaimsInIdToken,
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
    async loadExistingGrant({ oidc }: GrantContext) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope(scopes)
      await grant.save()
      return grant
    },
    renderError(context: { body: string }, { error }: { error: string }) {
      context.body = `The provider refused: ${error}`
    },
  })
  return provider
}

function showChoice(response: ServerResponse, uid: string, { name }: OidcPerson): void {
  const link = (step: string, text: string) => `<p><a href="/interaction/${uid}/${step}">${text}</a></p>`
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(
    `<!doctype html><html lang="en"><title>Test issuer</title><h1>Test issuer</h1>${link('continue', `Continue as ${name}`)}${link('cancel', 'Cancel')}`,
  )
}

export function makeKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
}

function signAgain(token: string, alter: (claims: Claims) => Claims, key: KeyObject): string {
  const [head = '', body = ''] = token.split('.')
  const claims: Claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const signed = `${head}.${Buffer.from(JSON.stringify(alter(claims))).toString('base64url')}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`
}
