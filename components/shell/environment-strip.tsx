import { FlaskConical, TriangleAlert } from 'lucide-react'

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
      {isSandbox
        ? 'Sandbox · nothing here reaches a real applicant'
        : `${environment} · not the production environment`}
    </aside>
  )
}
