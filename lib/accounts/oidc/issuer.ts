import 'server-only'
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import { config } from '@/lib/runtime/config'
import { log } from '@/lib/runtime/log'
import type { OidcSettings } from '@/lib/runtime/oidc-settings'
import { describeOidcError } from './describe-oidc-error'
import { type IssuerState, issuerState, noneKnown } from './known-issuer'

const freshMs = 60_000
const timeoutSeconds = 10
/** How far apart the clocks of the desk and the provider may be. */
export const toleranceSeconds = 60

/**
 * Returns the provider for sending a user there: it has answered within the last minute. Null while it cannot be
 * reached, which is logged. Call only if single sign-on is configured.
 */
export async function reachableIssuer(settings: OidcSettings): Promise<Configuration | null> {
  const state = issuerState()
  const { known } = state
  const isFresh = known !== null && Date.now() - known.readAt < freshMs
  const metadata = isFresh ? known.metadata : await ask(state, settings)
  return metadata && configurationFor(metadata, settings)
}

/** Returns the provider for users who come back from it: metadata of any age will do. Null as above. */
export async function knownIssuer(settings: OidcSettings): Promise<Configuration | null> {
  const state = issuerState()
  const metadata = state.known?.metadata ?? (await ask(state, settings))
  return metadata && configurationFor(metadata, settings)
}

/** Reads the provider's discovery document. Throws if that fails. */
export async function discoverIssuer(settings: OidcSettings): Promise<ServerMetadata> {
  const { issuer, clientId, clientSecret } = settings
  const discovered = await discovery(new URL(issuer), clientId, {}, clientAuth(clientSecret), {
    timeout: timeoutSeconds,
    execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
  })
  return { ...discovered.serverMetadata() }
}

/** Next loads the library once per bundle, and no copy accepts another's objects: bundles share plain values only. */
const configurations = new WeakMap<ServerMetadata, Configuration>()

function configurationFor(metadata: ServerMetadata, settings: OidcSettings): Configuration {
  const made = configurations.get(metadata)
  if (made) return made
  const { issuer, clientId, clientSecret } = settings
  const client = { [clockTolerance]: toleranceSeconds }
  const configuration = new Configuration(metadata, clientId, client, clientAuth(clientSecret))
  configuration.timeout = timeoutSeconds
  if (issuer.startsWith('http:')) allowInsecureRequests(configuration)
  // Without this the library trusts TLS for an ID token from the token endpoint and verifies no signature.
  enableNonRepudiationChecks(configuration)
  configurations.set(metadata, configuration)
  return configuration
}

/** Asks the provider in the background, so that an unreachable provider is logged early. */
export function lookForIssuer(): void {
  const { oidc } = config()
  if (oidc) void reachableIssuer(oidc)
}

/** For tests: makes the next sign-in ask the provider again. */
export function forgetIssuer(): void {
  Object.assign(issuerState(), noneKnown())
}

/** Concurrent callers wait for the same answer. */
function ask(state: IssuerState, settings: OidcSettings): Promise<ServerMetadata | null> {
  state.asking ??= refresh(state, settings).finally(() => {
    state.asking = null
  })
  return state.asking
}

async function refresh(state: IssuerState, settings: OidcSettings): Promise<ServerMetadata | null> {
  try {
    const metadata = await discoverIssuer(settings)
    state.known = { metadata, readAt: Date.now() }
    return metadata
  } catch (error) {
    log.warn({ issuer: settings.issuer, reason: describeOidcError(error) }, 'the identity provider cannot be reached')
    return null
  }
}

/** Basic is the default for a provider that declares nothing (OpenID Connect Discovery 1.0, section 3). */
function clientAuth(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const use = methods.includes('client_secret_basic') ? basic : post
    use(server, client, body, headers)
  }
}
