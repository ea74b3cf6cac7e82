import { CircleAlert, CircleCheck, CircleHelp, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The look of each tone. */
export const toneStyles = {
  good: { icon: CircleCheck, box: 'bg-good-soft', ink: 'text-good' },
  warn: { icon: TriangleAlert, box: 'bg-warn-soft', ink: 'text-warn' },
  bad: { icon: CircleAlert, box: 'bg-bad-soft', ink: 'text-bad' },
  unclear: { icon: CircleHelp, box: 'bg-unclear-soft', ink: 'text-unclear' },
  info: { icon: Info, box: 'bg-accent-soft', ink: 'text-accent' },
} satisfies Record<string, { icon: LucideIcon; box: string; ink: string }>

export type Tone = keyof typeof toneStyles

type NoticeProps = {
  tone: Tone
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  isUrgent?: boolean
  /** Not a live region: for text with a countdown, which a screen reader would announce every second. */
  isSilent?: boolean
}

/** A message that stays on the page: what happened, what it means, what can be done. */
export function Notice({ tone, title, children, actions, isUrgent = false, isSilent = false }: NoticeProps) {
  const { icon: Icon, box, ink } = toneStyles[tone]
  return (
    <div
      role={isSilent ? undefined : isUrgent ? 'alert' : 'status'}
      className={`flex gap-2.5 rounded-panel border p-3 ${box}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ink}`} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className={`wrap-anywhere font-semibold ${ink}`}>{title}</p>
        {children}
        {actions && <div className="flex flex-wrap gap-2 pt-1.5">{actions}</div>}
      </div>
    </div>
  )
}
