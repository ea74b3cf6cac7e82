import { lookup } from 'node:dns/promises'
import { connect as connectPlain, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { readProfile } from '@/lib/connection/profile'
import { createPartner } from '@/lib/partner/client'
import type { FailureKind } from '@/lib/partner/failure/failure'
import { config } from '@/lib/runtime/config'
import { describeError } from '@/lib/runtime/describe-error'
import { scrub } from '@/lib/runtime/scrub'
import type { CheckResult } from './contract'

const connectMs = 10_000

/** The key is known to the partner, whatever else this one request met. */
const reached: Partial<Record<FailureKind, string>> = {
  'not-permitted': 'the key is accepted, but may not list applicants',
  'out-of-scope': 'the key is accepted, but sees no applicants',
  'rate-limited': 'it answers, and limits the rate of this key at the moment',
}
const notPartner = 'it answers, but not like the partner API: is PARTNER_API_URL right?'
const refusals: Partial<Record<FailureKind, string>> = {
  'key-rejected': 'it does not accept the key: see PARTNER_API_KEY',
  forbidden: 'it refuses the key (403): see PARTNER_API_KEY and PARTNER_API_URL',
  'unknown-path': notPartner,
  'not-found': notPartner,
  'wrong-method': notPartner,
  'unreadable-answer': notPartner,
  redirected: `${notPartner} It redirects elsewhere`,
  unexpected: notPartner,
}

/** One GET /applicants of one record (spec 4.1), which changes nothing. */
export async function checkPartner(): Promise<CheckResult> {
  const { url, key, profileFile } = config().partner
  const profile = readProfile(profileFile)
  const partner = createPartner({ sender: { url, key, newReference: () => crypto.randomUUID() }, profile, login: null })
  const answer = await partner.listApplicants({ offset: 0, limit: 1 })
  if (answer.ok) return { check: 'partner', state: 'ok', message: `${url} answers, and the key is accepted` }
  const { kind, status, title } = answer.failure
  const good = reached[kind]
  if (good) return { check: 'partner', state: 'ok', message: `${url}: ${good}` }
  const connection = status === null ? await connectionIssue(new URL(url)) : null
  const answered = status === null ? title : `${title} (${status})`
  return { check: 'partner', state: 'failed', message: `${url}: ${connection ?? refusals[kind] ?? answered}` }
}

/** Why no connection can be made; null where one can. */
async function connectionIssue({ protocol, hostname, port }: URL): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isSecure = protocol === 'https:'
  try {
    await lookup(host)
  } catch {
    return `the name ${host} is not known (DNS)`
  }
  const options = { host, port: Number(port || (isSecure ? 443 : 80)), servername: isIP(host) ? '' : host }
  return new Promise((resolve) => {
    const socket = isSecure ? connectTls(options) : connectPlain(options)
    const end = (issue: string | null) => {
      socket.destroy()
      resolve(issue)
    }
    socket.setTimeout(connectMs, () => end(`no connection within ${connectMs / 1_000} s`))
    socket.once(isSecure ? 'secureConnect' : 'connect', () => end(null))
    socket.once('error', (error) => end(refusalOf(isSecure, error)))
    socket.once('close', () => end('the connection was closed at once'))
  })
}

/** OpenSSL's words for an answer that is none of TLS, such as plain HTTP. */
const notTls = /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/

function refusalOf(isSecure: boolean, error: Error): string {
  if ('code' in error && notTls.test(String(error.code))) return 'this port speaks no TLS: http instead of https?'
  return `${isSecure ? 'no TLS connection' : 'no connection'}: ${scrub(describeError(error))}`
}
