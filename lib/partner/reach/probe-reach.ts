import type { FailureKind, PartnerFailure } from '../failure/failure'
import { issueOfConnect } from '../failure/find-issue'
import { inWords } from '../failure/in-words'
import { wordsForIssue } from '../failure/words-for-issue'
import type { Reach, ReachStep } from './reach'
import { tryConnection } from './try-connection'

type Options = {
  /** The first request, sent once a connection is possible: its failure, or null. Without it, HTTP is not tried. */
  ask?: () => Promise<PartnerFailure | null>
  signal?: AbortSignal
}

/** Tests the way to the partner step by step: DNS, TCP, TLS, then HTTP with the caller's request. No redirects. */
export async function probeReach(url: string, { ask, signal }: Options = {}): Promise<Reach> {
  const steps = await tryConnection(new URL(url), signal)
  const blank: Reach = { url, steps, issue: null, contentType: null, redirectTarget: null, advice: null }
  const failed = steps.find(({ state }) => state === 'failed')
  if (failed) {
    const issue = issueOfConnect(failed.code)
    return { ...blank, issue, advice: wordsForIssue(issue).adminStep }
  }
  if (!ask) return blank
  const startedAt = performance.now()
  const failure = await ask()
  const ms = Math.round(performance.now() - startedAt)
  const answered = { ...blank, ...answerOf(failure), steps: withHttp(steps, failure, ms) }
  if (failure?.kind !== 'connection-lost' || !(await wantsTls(new URL(url), signal))) return answered
  return { ...answered, issue: 'needs-tls', advice: wordsForIssue('needs-tls').adminStep }
}

/** Whether a port contacted over plain HTTP speaks TLS, with any certificate. Sends no request. */
async function wantsTls(url: URL, signal?: AbortSignal): Promise<boolean> {
  if (url.protocol !== 'http:') return false
  const secure = new URL(url)
  const port = url.port || '80'
  secure.protocol = 'https:'
  secure.port = port
  const tls = (await tryConnection(secure, signal)).find(({ step }) => step === 'tls')
  if (tls?.state === 'failed') return issueOfConnect(tls.code).startsWith('certificate-')
  return tls?.state === 'ok'
}

/** The partner's own messages about the key and its rights: they show that the partner answered at this address. */
const answersOfPartner: FailureKind[] = [
  'key-rejected',
  'login-rejected',
  'not-permitted',
  'out-of-scope',
  'forbidden',
  'rate-limited',
]

function isReachFailure(failure: PartnerFailure | null): failure is PartnerFailure {
  return failure !== null && (Boolean(failure.issue) || !answersOfPartner.includes(failure.kind))
}

function answerOf(failure: PartnerFailure | null): Partial<Reach> {
  if (!isReachFailure(failure)) return {}
  const { adminStep, nextStep } = inWords(failure)
  return {
    issue: failure.issue ?? null,
    contentType: failure.facts.contentType ?? null,
    redirectTarget: failure.facts.redirectTarget ?? null,
    advice: adminStep ?? nextStep,
  }
}

function withHttp(steps: ReachStep[], failure: PartnerFailure | null, ms: number): ReachStep[] {
  const status = failure ? failure.status : 200
  const code = status === null ? (failure?.code ?? null) : String(status)
  const state = isReachFailure(failure) ? 'failed' : 'ok'
  return steps.map((step) => (step.step === 'http' ? { step: 'http', state, code, ms } : step))
}
