import { FlaskConical, TriangleAlert } from 'lucide-react'
import { stripWords } from './words'

type AdminStripProps = {
  label: string
  title: string
  advice: string
  /** The setting that the advice refers to. */
  setting: string
}

function AdminStrip({ label, title, advice, setting }: AdminStripProps) {
  return (
    <aside
      aria-label={label}
      className="flex shrink-0 items-start justify-center gap-1.5 bg-warn-soft px-4 py-1 text-small text-warn"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <p>
        <strong className="font-semibold">{title}</strong> {advice} <code>{setting}</code>.
      </p>
    </aside>
  )
}

/** For admins: this desk depends on the partner's login, which is deprecated (spec 5.4 and 9.2). */
export function EndingLoginStrip() {
  const { endingLogin, endingLoginTitle, endingLoginAdvice } = stripWords
  return (
    <AdminStrip
      label={endingLogin}
      title={endingLoginTitle}
      advice={endingLoginAdvice}
      setting="PARTNER_EASY_APPLY_WITH"
    />
  )
}

/** For admins whose own request came through a proxy that the desk is not configured for. */
export function UnknownProxyStrip() {
  const { proxy, proxyTitle, proxyMeans } = stripWords
  return <AdminStrip label={proxy} title={proxyTitle} advice={proxyMeans} setting="TRUST_PROXY=true" />
}

/** One line at the very top that names the partner environment; none in production. */
export function EnvironmentStrip({ environment }: { environment: string }) {
  const label = environment.toLowerCase()
  if (label === 'production') return null
  const isSandbox = label === 'sandbox'
  const Icon = isSandbox ? FlaskConical : TriangleAlert
  return (
    <aside
      aria-label={stripWords.environment}
      className={`flex shrink-0 items-center justify-center gap-1.5 px-4 py-1 text-small font-medium ${
        isSandbox ? 'bg-unclear-soft text-unclear' : 'bg-warn-soft text-warn'
      }`}
    >
      <Icon aria-hidden className="size-3.5" />
      {isSandbox ? stripWords.sandbox : stripWords.notProduction({ environment })}
    </aside>
  )
}
