import 'server-only'
import type { ServerMetadata } from 'openid-client'
import { singleton } from '@/lib/runtime/singleton'

type Known = { metadata: ServerMetadata; readAt: number }
export type IssuerState = { known: Known | null; asking: Promise<ServerMetadata | null> | null }

export const noneKnown = (): IssuerState => ({ known: null, asking: null })
export const issuerState = (): IssuerState => singleton('oidc-issuer', noneKnown)

/**
 * The issuer as the provider names itself; null before it has answered. OIDC_ISSUER may spell it otherwise: Microsoft
 * takes a domain for the tenant's id, for one.
 */
export const discoveredIssuer = (): string | null => issuerState().known?.metadata.issuer ?? null
