import { FlaskConical, TriangleAlert } from 'lucide-react'
import { stripWords } from './words'

/** For admins: this desk depends on the partner's login, which is deprecated (spec 5.4 and 9.2). */
export function EndingLoginStrip() {
  return (
    <aside
      aria-label="Deprecated partner login"
      className="flex shrink-0 items-start justify-center gap-1.5 bg-warn-soft px-4 py-1 text-small text-warn"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <p>
        <strong className="font-semibold">The partner is ending the login that easy apply uses here.</strong> Ask the
        partner to enable easy apply for the API key, then ask your operator to remove{' '}
        <code>PARTNER_EASY_APPLY_WITH</code>.
      </p>
    </aside>
  )
}

/** For admins whose own request came through a proxy that the desk was not told of. */
export function UnknownProxyStrip() {
  return (
    <aside
      aria-label="Unknown proxy"
      className="flex shrink-0 items-start justify-center gap-1.5 bg-warn-soft px-4 py-1 text-small text-warn"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <p>
        <strong className="font-semibold">You reach this desk through a proxy that it does not trust.</strong> Everyone
        seems to come from one address, so one person’s wrong passwords slow down everyone. Ask your operator to set{' '}
        <code>TRUST_PROXY=true</code>.
      </p>
    </aside>
  )
}

/** One line at the very top that says which partner environment this is; none in production. */
export function EnvironmentStrip({ environment }: { environment: string }) {
  const label = environment.toLowerCase()
  if (label === 'production') return null
  const isSandbox = label === 'sandbox'
  const Icon = isSandbox ? FlaskConical : TriangleAlert
  return (
    <aside
      aria-label="Environment"
      className={`flex shrink-0 items-center justify-center gap-1.5 px-4 py-1 text-small font-medium ${
        isSandbox ? 'bg-unclear-soft text-unclear' : 'bg-warn-soft text-warn'
      }`}
    >
      <Icon aria-hidden className="size-3.5" />
      {isSandbox ? stripWords.sandbox : stripWords.notProduction(environment)}
    </aside>
  )
}
